#pragma once

#include <adwaita.h>

// A window with a header bar and a form, as a hand-written C program would build it.
typedef struct {
  GtkWindow *window;
  GtkListBox *list;
  GtkLabel **titles;
  int rows;
} Form;

// Builds the form; its rows look like AdwActionRow, but are made of plain GTK widgets.
Form *form_new(GtkApplication *application, int rows);

// A row of such a form, with the label that holds its title.
GtkWidget *form_row_new(int index, GtkLabel **title);

// Milliseconds of the monotonic clock.
double now_ms(void);

// The middle one of the values, which are sorted by this.
double median(double *values, int count);

// The value that this part (0 to 1) of the sorted values does not exceed.
double percentile(const double *sorted, int count, double part);
