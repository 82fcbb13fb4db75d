// From a change of a form of many rows to the painted frame that shows it: one label's text, a row
// inserted near the top, moved, and removed again, or one label's text when the first row's switch is
// pressed by somebody with a mouse.
//
// usage: edit ROWS RUNS [text|rows|press]

#include <stdio.h>
#include <stdlib.h>

#include "form.h"

static Form *form;
static int rows, runs, run;
static double *milliseconds;
static gboolean changes_rows, is_pressed;
static double changed_at;
static gboolean is_waiting;

static void change_text(void) {
  char text[32];
  g_snprintf(text, sizeof text, "Edited %d", run);
  gtk_label_set_text(form->titles[2], text);
}

// Every third change inserts a row, the next moves it, and the one after it removes it.
static void change_rows(void) {
  static GtkWidget *row;
  GtkLabel *title;
  switch (run % 3) {
    case 0:
      row = form_row_new(form->rows, &title);
      gtk_list_box_insert(form->list, row, 2);
      break;
    case 1:
      g_object_ref(row);
      gtk_list_box_remove(form->list, row);
      gtk_list_box_insert(form->list, row, 5);
      g_object_unref(row);
      break;
    default:
      gtk_list_box_remove(form->list, row);
  }
}

static gboolean change(gpointer data) {
  (void)data;
  changed_at = now_ms();
  is_waiting = TRUE;
  if (changes_rows)
    change_rows();
  else
    change_text();
  return G_SOURCE_REMOVE;
}

// Has a switch change the text when somebody presses it, and says where in the window it is.
static gboolean follow_first_switch(gpointer data) {
  (void)data;
  GtkWidget *titles = gtk_widget_get_parent(GTK_WIDGET(form->titles[0]));
  GtkWidget *toggle = gtk_widget_get_first_child(gtk_widget_get_next_sibling(titles));
  g_signal_connect_swapped(toggle, "notify::active", G_CALLBACK(change), NULL);
  graphene_rect_t bounds;
  if (!gtk_widget_compute_bounds(toggle, GTK_WIDGET(form->window), &bounds)) abort();
  printf("{\"x\":%d,\"y\":%d}\n", (int)(bounds.origin.x + bounds.size.width / 2),
         (int)(bounds.origin.y + bounds.size.height / 2));
  fflush(stdout);
  return G_SOURCE_REMOVE;
}

// Prints the middle of the runs that leave `rest` when divided by `divisor`.
static void print_median(const char *name, int divisor, int rest) {
  double *chosen = g_new0(double, runs);
  int count = 0;
  for (int index = 0; index < runs; index++)
    if ((index + 1) % divisor == rest) chosen[count++] = milliseconds[index];
  printf(",\"%s\":%.2f", name, median(chosen, count));
  g_free(chosen);
}

static void painted(GdkFrameClock *clock, gpointer application) {
  (void)clock;
  if (!is_waiting) return;
  is_waiting = FALSE;
  // The first change is not counted: it also settles what the window's first frames left.
  if (run > 0) milliseconds[run - 1] = now_ms() - changed_at;
  if (run++ < runs && is_pressed) return;
  if (run <= runs)
    g_timeout_add(60, change, NULL);  // longer than a frame, so that no frame is waited for
  else
    g_application_quit(application);
}

static void activate(GApplication *application, gpointer data) {
  (void)data;
  form = form_new(GTK_APPLICATION(application), rows);
  gtk_widget_realize(GTK_WIDGET(form->window));
  GdkFrameClock *clock = gtk_widget_get_frame_clock(GTK_WIDGET(form->window));
  g_signal_connect(clock, "after-paint", G_CALLBACK(painted), application);
  gtk_window_present(form->window);
  g_timeout_add(1500, is_pressed ? follow_first_switch : change, NULL);
}

int main(int count, char **arguments) {
  if (count < 3 || count > 4) {
    fprintf(stderr, "usage: edit ROWS RUNS [text|rows|press]\n");
    return 2;
  }
  changes_rows = count == 4 && g_str_equal(arguments[3], "rows");
  is_pressed = count == 4 && g_str_equal(arguments[3], "press");
  rows = MAX(atoi(arguments[1]), 6);
  runs = MAX(atoi(arguments[2]), 3);
  milliseconds = g_new0(double, runs);
  AdwApplication *application = adw_application_new("io.example.edit", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  g_application_run(G_APPLICATION(application), 0, NULL);
  printf("{\"benchmark\":\"edit\",\"rows\":%d,\"runs\":%d", rows, runs);
  if (changes_rows) {
    print_median("insertMs", 3, 0);
    print_median("moveMs", 3, 1);
    print_median("removeMs", 3, 2);
  } else {
    print_median("medianMs", 1, 0);
  }
  printf("}\n");
  return 0;
}
