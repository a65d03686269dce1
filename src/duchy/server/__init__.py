"""What plugs into a table on a machine: web, store, processes. No game is known here by its name."""
