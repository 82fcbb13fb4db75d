import Foundation

/// The surroundings in which GTK draws the same form in the same way on every desktop.
nonisolated enum SteadySurroundings {
  /// The variables to set before GTK starts; an empty text removes one.
  static func variables(display: String?, contrast: CommonOptions.Contrast?) -> [String: String] {
    var variables = [
      "GSK_RENDERER": "cairo",
      // Neither the user's settings nor style sheets, and no calls to a session bus.
      "GSETTINGS_BACKEND": "memory", "XDG_CONFIG_HOME": "/nonexistent", "GTK_THEME": "",
      "ADW_DISABLE_PORTAL": "1", "GTK_A11Y": "none", "NO_AT_BRIDGE": "1",
    ]
    variables["ADW_DEBUG_HIGH_CONTRAST"] = contrast == .high ? "1" : "0"
    if let display {
      variables["DISPLAY"] = display
      variables["GDK_BACKEND"] = "x11"
      variables["WAYLAND_DISPLAY"] = ""
    }
    return variables
  }

  /// Puts the variables in force for this process.
  static func apply(_ variables: [String: String]) {
    for (name, value) in variables {
      if value.isEmpty { unsetenv(name) } else { setenv(name, value, 1) }
    }
  }
}
