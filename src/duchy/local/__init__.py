"""What plugs into a table in a browser: a store, workers for bots, and a front that answers in place of a
server. JavaScript brings the rest over two thin bridges (`web/src/device`)."""
