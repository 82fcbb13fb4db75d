#pragma once

#include <adwaita.h>
#include <glib-unix.h>
#include <libintl.h>
#include <locale.h>
#include <gtk/gtk.h>

// The main queue's doors for a foreign run loop, exported by libdispatch but in no header.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

// Macros that Swift cannot import.
static inline GType cgtk_type_of(gconstpointer instance) { return G_TYPE_FROM_INSTANCE(instance); }
static inline GType cgtk_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType cgtk_type_int(void) { return G_TYPE_INT; }
static inline GType cgtk_type_int64(void) { return G_TYPE_INT64; }
static inline GType cgtk_type_double(void) { return G_TYPE_DOUBLE; }
static inline GType cgtk_type_string(void) { return G_TYPE_STRING; }
static inline gboolean cgtk_holds_enum(const GValue *value) { return G_VALUE_HOLDS_ENUM(value); }
static inline GType cgtk_value_type(const GValue *value) { return G_VALUE_TYPE(value); }
static inline gboolean cgtk_is_initially_unowned(gconstpointer instance) {
  return G_IS_INITIALLY_UNOWNED(instance);
}
static inline gboolean cgtk_is_a(gconstpointer instance, GType type) {
  return G_TYPE_CHECK_INSTANCE_TYPE((GTypeInstance *)instance, type);
}
static inline GType cgtk_type_none(void) { return G_TYPE_NONE; }
static inline GType cgtk_parameter_type(const GSignalQuery *query, guint index) {
  return query->param_types[index] & ~G_SIGNAL_TYPE_STATIC_SCOPE;
}
static inline GType cgtk_return_type(const GSignalQuery *query) {
  return query->return_type & ~G_SIGNAL_TYPE_STATIC_SCOPE;
}
static inline GObjectClass *cgtk_object_class(gconstpointer instance) {
  return G_OBJECT_GET_CLASS(instance);
}
