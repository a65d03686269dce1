## A site without a server: everything happens on this device

device-title = On this device
device-about = You play on this device alone: by yourself, against bots, or several persons at one screen. Games are kept here and nowhere else.
device-server = Friends far away, ratings and public tables need a server. A game that you save here as a file can be opened at one, and played on from its last move.
device-starting = The table is being brought…
device-broken = The table could not be started in this browser. Load the page again; a browser of today is needed.
device-full = This device has no more room: the last move was not kept. Make room, or save your games as files and delete them here.
device-newer = A newer version of Duchy is here. Games go on where they are.
device-newer-now = Load it
device-newer-later = Later
device-kept = Works without a connection: everything needed is kept on this device.
device-not-kept = Needs a connection still: it is being kept on this device.
device-chance = Chance was this device’s own. Nobody else had a hand in it, so there is no seal to check.
device-take = Save the game as a file
device-take-why = With it the game can be played on elsewhere, at a server with friends too: open it there under “Finished games and record files”.
trouble-device = The table could not be started
trouble-device-why = This browser could not run the table. Load the page again; a browser of today is needed.
