import MaquetteUI
import SwiftParser
