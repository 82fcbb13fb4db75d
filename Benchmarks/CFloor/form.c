#include "form.h"

static GtkWidget *box_new(GtkOrientation orientation, const char *style_class) {
  GtkWidget *box = gtk_box_new(orientation, 0);
  gtk_widget_add_css_class(box, style_class);
  return box;
}

GtkWidget *form_row_new(int index, GtkLabel **title) {
  char text[32];
  g_snprintf(text, sizeof text, "Setting %d", index + 1);
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class(label, "title");
  *title = GTK_LABEL(label);

  GtkWidget *titles = box_new(GTK_ORIENTATION_VERTICAL, "title");
  gtk_widget_set_valign(titles, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand(titles, TRUE);
  gtk_box_append(GTK_BOX(titles), label);

  GtkWidget *toggle = gtk_switch_new();
  gtk_switch_set_active(GTK_SWITCH(toggle), index % 2 == 0);
  gtk_widget_set_valign(toggle, GTK_ALIGN_CENTER);
  GtkWidget *suffixes = box_new(GTK_ORIENTATION_HORIZONTAL, "suffixes");
  gtk_box_append(GTK_BOX(suffixes), toggle);

  GtkWidget *header = box_new(GTK_ORIENTATION_HORIZONTAL, "header");
  gtk_box_append(GTK_BOX(header), titles);
  gtk_box_append(GTK_BOX(header), suffixes);
  GtkWidget *row = gtk_list_box_row_new();
  gtk_list_box_row_set_child(GTK_LIST_BOX_ROW(row), header);
  return row;
}

Form *form_new(GtkApplication *application, int rows) {
  Form *form = g_new0(Form, 1);
  form->rows = rows;
  form->titles = g_new0(GtkLabel *, rows);

  GtkWidget *list = gtk_list_box_new();
  gtk_widget_add_css_class(list, "boxed-list");
  gtk_list_box_set_selection_mode(GTK_LIST_BOX(list), GTK_SELECTION_NONE);
  for (int index = 0; index < rows; index++)
    gtk_list_box_append(GTK_LIST_BOX(list), form_row_new(index, &form->titles[index]));

  form->list = GTK_LIST_BOX(list);
  GtkWidget *group = adw_preferences_group_new();
  adw_preferences_group_set_title(ADW_PREFERENCES_GROUP(group), "Settings");
  adw_preferences_group_add(ADW_PREFERENCES_GROUP(group), list);
  GtkWidget *page = adw_preferences_page_new();
  gtk_widget_set_vexpand(page, TRUE);
  adw_preferences_page_add(ADW_PREFERENCES_PAGE(page), ADW_PREFERENCES_GROUP(group));

  GtkWidget *content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(content), adw_header_bar_new());
  gtk_box_append(GTK_BOX(content), page);
  GtkWidget *window = adw_application_window_new(application);
  gtk_window_set_default_size(GTK_WINDOW(window), 600, 800);
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), content);
  form->window = GTK_WINDOW(window);
  return form;
}

double now_ms(void) { return g_get_monotonic_time() / 1000.0; }

static int compare(const void *left, const void *right) {
  double difference = *(const double *)left - *(const double *)right;
  return (difference > 0) - (difference < 0);
}

double median(double *values, int count) {
  qsort(values, count, sizeof *values, compare);
  return count % 2 ? values[count / 2] : (values[count / 2 - 1] + values[count / 2]) / 2;
}

double percentile(const double *sorted, int count, double part) {
  int index = (int)(part * count);
  return sorted[MIN(index, count - 1)];
}
