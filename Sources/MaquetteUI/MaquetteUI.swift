// Colours, fonts, formats and localised keys are part of what a view's source writes.
@_exported import MaquetteText
