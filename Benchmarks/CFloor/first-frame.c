// From the start of the process to the first painted frame of a form, and the process's peak memory.
//
// usage: first-frame ROWS RUNS
// Each run is a process of its own: the program starts itself as `first-frame ROWS child START`.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "form.h"

static int rows;
static double start;
static Form *form;

static long peak_kilobytes(void) {
  char line[256];
  long result = -1;
  FILE *status = fopen("/proc/self/status", "r");
  while (status && fgets(line, sizeof line, status)) sscanf(line, "VmHWM: %ld", &result);
  if (status) fclose(status);
  return result;
}

static void painted(GdkFrameClock *clock, gpointer application) {
  (void)clock;
  // A frame before the form is laid out shows none of it.
  if (gtk_widget_get_width(GTK_WIDGET(form->titles[0])) == 0) return;
  printf("%.3f %ld\n", now_ms() - start, peak_kilobytes());
  fflush(stdout);
  g_application_quit(application);
}

static void activate(GApplication *application, gpointer data) {
  (void)data;
  form = form_new(GTK_APPLICATION(application), rows);
  gtk_widget_realize(GTK_WIDGET(form->window));
  GdkFrameClock *clock = gtk_widget_get_frame_clock(GTK_WIDGET(form->window));
  g_signal_connect(clock, "after-paint", G_CALLBACK(painted), application);
  gtk_window_present(form->window);
}

static int run_child(void) {
  AdwApplication *application =
      adw_application_new("io.example.first-frame", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), 0, NULL);
}

static void measure(char **arguments, double *milliseconds, double *kilobytes) {
  int ends[2];
  if (pipe(ends) != 0) exit(1);
  char began[32];
  snprintf(began, sizeof began, "%.3f", now_ms());
  pid_t child = fork();
  if (child == 0) {
    dup2(ends[1], STDOUT_FILENO);
    execl("/proc/self/exe", arguments[0], arguments[1], "child", began, (char *)NULL);
    _exit(127);
  }
  close(ends[1]);
  FILE *output = fdopen(ends[0], "r");
  if (!output || fscanf(output, "%lf %lf", milliseconds, kilobytes) != 2) {
    fprintf(stderr, "first-frame: a run failed\n");
    exit(1);
  }
  fclose(output);
  waitpid(child, NULL, 0);
}

int main(int count, char **arguments) {
  if (count < 3) {
    fprintf(stderr, "usage: first-frame ROWS RUNS\n");
    return 2;
  }
  rows = atoi(arguments[1]);
  if (strcmp(arguments[2], "child") == 0 && count == 4) {
    start = strtod(arguments[3], NULL);
    return run_child();
  }
  int runs = MAX(atoi(arguments[2]), 1);
  double milliseconds[runs], kilobytes[runs], warm[2];
  measure(arguments, &warm[0], &warm[1]);  // fills the file caches; not counted
  for (int run = 0; run < runs; run++) measure(arguments, &milliseconds[run], &kilobytes[run]);
  double middle = median(milliseconds, runs);
  printf(
      "{\"benchmark\":\"first-frame\",\"rows\":%d,\"runs\":%d,\"medianMs\":%.1f,\"minMs\":%.1f,"
      "\"maxMs\":%.1f,\"peakMB\":%.1f}\n",
      rows, runs, middle, milliseconds[0], milliseconds[runs - 1],
      median(kilobytes, runs) / 1024);
  return 0;
}
