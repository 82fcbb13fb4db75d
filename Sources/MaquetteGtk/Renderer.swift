import Gtk
import MaquetteUI
