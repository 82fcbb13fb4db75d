// From a change of one label's text to the painted frame that shows it, in a form of many rows.
//
// usage: edit ROWS RUNS

#include <stdio.h>
#include <stdlib.h>

#include "form.h"

static Form *form;
static int rows, runs, run;
static double *milliseconds;
static double changed_at;
static gboolean is_waiting;

static gboolean change(gpointer data) {
  (void)data;
  char text[32];
  g_snprintf(text, sizeof text, "Edited %d", run);
  changed_at = now_ms();
  is_waiting = TRUE;
  gtk_label_set_text(form->titles[2], text);
  return G_SOURCE_REMOVE;
}

static void painted(GdkFrameClock *clock, gpointer application) {
  (void)clock;
  if (!is_waiting) return;
  is_waiting = FALSE;
  // The first change is not counted: it also settles what the window's first frames left.
  if (run > 0) milliseconds[run - 1] = now_ms() - changed_at;
  if (run++ < runs)
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
  g_timeout_add(1500, change, NULL);
}

int main(int count, char **arguments) {
  if (count != 3) {
    fprintf(stderr, "usage: edit ROWS RUNS\n");
    return 2;
  }
  rows = MAX(atoi(arguments[1]), 3);
  runs = MAX(atoi(arguments[2]), 1);
  milliseconds = g_new0(double, runs);
  AdwApplication *application = adw_application_new("io.example.edit", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  g_application_run(G_APPLICATION(application), 0, NULL);
  double middle = median(milliseconds, runs);
  printf(
      "{\"benchmark\":\"edit\",\"rows\":%d,\"runs\":%d,\"medianMs\":%.2f,\"minMs\":%.2f,"
      "\"p95Ms\":%.2f}\n",
      rows, runs, middle, milliseconds[0], percentile(milliseconds, runs, 0.95));
  return 0;
}
