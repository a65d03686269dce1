// What screenshots draw, and what axe-core looks at.
import { DESKTOP, LAPTOP, TABLET, openMenu, phone } from '../../../scripts/sizes.mjs'

/** The positions (tests/web/positions) that axe-core looks at. */
export const moments = ['action', 'dukes', 'roll', 'five', 'solo', 'end']
/** The one that the matrix looks at in every size: much lies on the table, and much can be pressed. */
export const telling = 'five'

const hoverOut = async (page) => {
  const part = page.locator('.row .card.is-out').first()
  if (await part.count()) await part.hover()
  await page.waitForTimeout(300)
}
/** Who got what from the dice, and why. */
const openHarvest = (page) => page.locator('button.tray__sum').click()

/** The board, by the moment it is at. */
export const shots = {
  'desktop-light': { moment: 'action', size: DESKTOP, act: openMenu, docs: true },
  'desktop-dark': { moment: 'action', size: DESKTOP, theme: 'dark', act: openMenu },
  'desktop-why': { moment: 'action', size: DESKTOP, act: hoverOut },
  'desktop-fa': { moment: 'action', size: DESKTOP, language: 'fa', docs: true },
  laptop: { moment: 'action', size: LAPTOP },
  tablet: { moment: 'action', size: TABLET },
  phone: { moment: 'action', ...phone, act: openMenu, docs: true },
  'phone-dark': { moment: 'action', ...phone, theme: 'dark' },
  dukes: { moment: 'dukes', size: DESKTOP },
  'dukes-phone': { moment: 'dukes', ...phone },
  roll: { moment: 'roll', size: DESKTOP },
  waits: { moment: 'waits', size: DESKTOP },
  five: { moment: 'five', size: DESKTOP },
  'five-phone': { moment: 'five', ...phone },
  solo: { moment: 'solo', size: DESKTOP },
  exchange: { moment: 'exchange', size: DESKTOP },
  harvest: { moment: 'action', size: DESKTOP, act: openHarvest },
  'harvest-phone': { moment: 'action', ...phone, act: openHarvest },
  'harvest-phone-fa': { moment: 'action', ...phone, language: 'fa', act: openHarvest },
  end: { moment: 'end', size: DESKTOP, docs: true },
  'end-dark': { moment: 'end', size: DESKTOP, theme: 'dark' },
  'end-phone': { moment: 'end', ...phone },
  'end-fa': { moment: 'end', size: DESKTOP, language: 'fa' },
}

/** Pages about the game. */
export const pages = {
  'new-desktop': { path: '/new/card-kingdoms', size: DESKTOP, docs: true },
  'new-dark': { path: '/new/card-kingdoms', size: DESKTOP, theme: 'dark' },
  'new-phone': { path: '/new/card-kingdoms', ...phone },
  'cards-desktop': { path: '/cards/card-kingdoms', size: DESKTOP, docs: true },
  'cards-phone': { path: '/cards/card-kingdoms#thief', ...phone },
  'rules-desktop': { path: '/rules/card-kingdoms#harvest', size: DESKTOP, docs: true },
  'rules-phone': { path: '/rules/card-kingdoms#paying', ...phone },
}
