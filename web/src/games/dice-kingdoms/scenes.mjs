// What screenshots draw, and what axe-core looks at.
import { DESKTOP, LAPTOP, TABLET, phone } from '../../../scripts/sizes.mjs'

/** The positions (tests/web/positions) that axe-core looks at. */
export const moments = ['road', 'roll', 'powers', 'track', 'statue', 'four', 'solo', 'strike', 'end']
/** The one that the matrix looks at in every size: much lies on the table, and much can be pressed. */
export const telling = 'road'

/** The long road pencilled in. */
const pencilRoad = async (page) => {
  await page.locator('.spot[data-target="road/r12.1"]').click()
  await page.mouse.move(2, 2)
}
/** A leaf of the small screens. */
const turnLeaf = (place) => (page) => page.locator('.leaves button').nth(place).click()
/** Somebody else's sheets. */
const turnSheets = (page) => page.locator('.seat-mat__visit').first().click()

/** The board, by the moment it is at. */
export const shots = {
  'desktop-light': { moment: 'road', size: DESKTOP, act: pencilRoad, docs: true },
  'desktop-dark': { moment: 'road', size: DESKTOP, theme: 'dark', act: pencilRoad },
  'desktop-fa': { moment: 'road', size: DESKTOP, language: 'fa', act: pencilRoad, docs: true },
  'desktop-fr': { moment: 'road', size: DESKTOP, language: 'fr' },
  laptop: { moment: 'road', size: LAPTOP, act: pencilRoad },
  tablet: { moment: 'road', size: TABLET, act: pencilRoad },
  'tablet-castle': { moment: 'road', size: TABLET, language: 'fa', theme: 'dark', act: turnLeaf(0) },
  phone: { moment: 'road', ...phone, act: pencilRoad, docs: true },
  'phone-castle': { moment: 'road', ...phone, act: turnLeaf(0) },
  'phone-lairs': { moment: 'road', ...phone, theme: 'dark', act: turnLeaf(2) },
  'phone-statues': { moment: 'road', ...phone, language: 'fa', act: turnLeaf(3) },
  sheets: { moment: 'road', size: DESKTOP, act: turnSheets },
  roll: { moment: 'roll', size: DESKTOP },
  powers: { moment: 'powers', size: DESKTOP },
  track: { moment: 'track', size: DESKTOP },
  statue: { moment: 'statue', size: DESKTOP },
  combat: { moment: 'combat', size: DESKTOP },
  four: { moment: 'four', size: LAPTOP },
  'four-phone': { moment: 'four', ...phone },
  solo: { moment: 'solo', size: DESKTOP },
  'solo-phone': { moment: 'solo', ...phone },
  strike: { moment: 'strike', size: DESKTOP },
  end: { moment: 'end', size: DESKTOP },
}

/** Pages about the game. */
export const pages = {
  'cards-dice-tablet': { path: '/cards/dice-kingdoms', size: TABLET },
  'rules-dark': { path: '/rules/dice-kingdoms#harvest', size: DESKTOP, theme: 'dark' },
}
