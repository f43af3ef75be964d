// What Per's window is compared with: plain-window [ROWS]
//
// Without an argument the smallest window of libadwaita that is as large as Per's. With one, a GtkListBox of so many
// rows of three labels; Return puts another row where its price belongs.
#include <adwaita.h>
#include <stdlib.h>

static GtkListBox *list;

static GtkWidget *label(const char *text, gboolean wide) {
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_widget_set_hexpand(label, wide);
  return label;
}

static void add(int price) {
  char *name = g_strdup_printf("Product %d", price);
  char *cents = g_strdup_printf("€ %d.%02d", price / 100, price % 100);
  GtkWidget *texts = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
  gtk_box_append(GTK_BOX(texts), label(name, TRUE));
  gtk_box_append(GTK_BOX(texts), label("6 × 330 ml · Market Hall", TRUE));
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_box_append(GTK_BOX(row), texts);
  gtk_box_append(GTK_BOX(row), label(cents, FALSE));
  int place = 0;
  GtkListBoxRow *other;
  while ((other = gtk_list_box_get_row_at_index(list, place))) {
    if (GPOINTER_TO_INT(g_object_get_data(G_OBJECT(other), "price")) > price) break;
    place++;
  }
  gtk_list_box_insert(list, row, place);
  g_object_set_data(G_OBJECT(gtk_list_box_get_row_at_index(list, place)), "price", GINT_TO_POINTER(price));
  g_free(name);
  g_free(cents);
}

static gboolean pressed(GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state, gpointer data) {
  if (key != GDK_KEY_Return) return FALSE;
  add(1 + g_random_int_range(0, 100));
  return TRUE;
}

static void activate(GtkApplication *application, gpointer data) {
  int rows = GPOINTER_TO_INT(data);
  GtkWidget *content = label("Per\nis\ncompared\nwith\nthis\nwindow\nwhich\nshows\nlittle\nmore\nthan\nnothing", TRUE);
  if (rows) {
    list = GTK_LIST_BOX(gtk_list_box_new());
    for (int number = 0; number < rows; number++) add(50 + number);
    content = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(content), GTK_WIDGET(list));
  }
  gtk_widget_set_vexpand(content, TRUE);
  GtkWidget *page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(page), adw_header_bar_new());
  gtk_box_append(GTK_BOX(page), content);
  GtkWidget *window = adw_application_window_new(application);
  gtk_window_set_title(GTK_WINDOW(window), "Plain");
  gtk_window_set_default_size(GTK_WINDOW(window), 1040, 700);
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), page);
  if (rows) {
    GtkEventController *keys = gtk_event_controller_key_new();
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
    g_signal_connect(keys, "key-pressed", G_CALLBACK(pressed), NULL);
    gtk_widget_add_controller(window, keys);
  }
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **words) {
  AdwApplication *application = adw_application_new("com.example.Plain", G_APPLICATION_NON_UNIQUE);
  int rows = count > 1 ? atoi(words[1]) : 0;
  g_signal_connect(application, "activate", G_CALLBACK(activate), GINT_TO_POINTER(rows));
  return g_application_run(G_APPLICATION(application), 1, words);
}
