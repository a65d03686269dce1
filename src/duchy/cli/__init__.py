"""The command line: `duchy`. Every visible word comes from `locales/`."""
