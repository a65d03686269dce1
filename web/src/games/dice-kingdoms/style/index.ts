// The look of the board, in the order in which one part may overrule another.
import './desk.css'
import './sheets.css'
import './spots.css'
import './forest.css'
import './mats.css'
import './tray.css'
import './small.css'
import './phone.css'
