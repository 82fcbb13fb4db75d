#!/bin/sh
# Draws the symbols that form files use, with their names: docs/symbols.png, or a dark one to look at.
# usage: scripts/contact-sheet.sh [--dark OUTPUT.png]
# Needs rsvg-convert (librsvg2-bin) and gresource (libglib2.0-bin).
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Some icons live inside libadwaita rather than in the theme's folder.
library=$(ldconfig -p | sed -n 's/.*libadwaita-1\.so\.0.* => //p' | head -n 1)
for icon in $(gresource list "$library" | grep 'icons/.*-symbolic\.svg$'); do
  gresource extract "$library" "$icon" > "$work/$(basename "$icon")"
done
swiftc -swift-version 6 -parse-as-library -package-name maquette -o "$work/sheet" \
  Sources/MaquetteUI/Symbols/*.swift Tests/MaquetteUITests/Symbols/SymbolUsage.swift \
  scripts/ContactSheet.swift
if [ "${1:-}" = --dark ]; then
  "$work/sheet" "$work" --dark > "$work/sheet.svg"
  output=${2:-symbols-dark.png}
else
  "$work/sheet" "$work" > "$work/sheet.svg"
  output=docs/symbols.png
fi
rsvg-convert "$work/sheet.svg" -o "$output"
