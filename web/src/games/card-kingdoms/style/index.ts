// Card Kingdoms: the parts of its style, in the order in which they overrule each other.
import './centre.css'
import './others.css'
import './kingdom.css'
import './mats.css'
import './tablet.css'
import './phone-centre.css'
import './phone-kingdom.css'
