@_exported import MaquetteUI
