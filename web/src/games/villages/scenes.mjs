// What screenshots draw, and what axe-core looks at.
import { DESKTOP, LAPTOP, TABLET, phone } from '../../../scripts/sizes.mjs'

/** The positions (tests/web/positions) that axe-core looks at. */
export const moments = ['paying', 'lead', 'draw', 'discard', 'five', 'solo', 'end']
/** The one that the matrix looks at in every size: much lies on the table, and much can be pressed. */
export const telling = 'five'

/** The card that is being paid for, in the reader. */
const readPaid = (page) =>
  page
    .locator('.hand .is-chosen')
    .hover()
    .then(() => page.waitForTimeout(200))
/** A card of the hand, chosen by a first press. */
const chooseHeld = (page) => page.locator('.held.is-legal').first().click()

/** The board, by the moment it is at. */
export const shots = {
  'desktop-light': { moment: 'paying', size: DESKTOP, act: readPaid, docs: true },
  'desktop-dark': { moment: 'paying', size: DESKTOP, theme: 'dark', act: readPaid },
  'desktop-fa': { moment: 'paying', size: DESKTOP, language: 'fa', act: readPaid, docs: true },
  'desktop-fr': { moment: 'paying', size: DESKTOP, language: 'fr' },
  laptop: { moment: 'paying', size: LAPTOP },
  tablet: { moment: 'paying', size: TABLET },
  'tablet-fa': { moment: 'paying', size: TABLET, language: 'fa', theme: 'dark' },
  phone: { moment: 'paying', ...phone, docs: true },
  'phone-dark': { moment: 'paying', ...phone, theme: 'dark' },
  'phone-fa': { moment: 'follow', ...phone, language: 'fa' },
  follow: { moment: 'follow', size: DESKTOP },
  lead: { moment: 'lead', size: DESKTOP, act: chooseHeld },
  'lead-phone': { moment: 'lead', ...phone, act: chooseHeld },
  draw: { moment: 'draw', size: DESKTOP },
  discard: { moment: 'discard', size: DESKTOP, act: chooseHeld },
  'discard-phone': { moment: 'discard', ...phone, act: chooseHeld },
  powers: { moment: 'powers', size: DESKTOP },
  first: { moment: 'first', size: DESKTOP },
  five: { moment: 'five', size: DESKTOP },
  'five-laptop': { moment: 'five', size: LAPTOP },
  'five-phone': { moment: 'five', ...phone },
  late: { moment: 'late', size: DESKTOP },
  'late-laptop': { moment: 'late', size: LAPTOP },
  solo: { moment: 'solo', size: DESKTOP },
  'solo-phone': { moment: 'solo', ...phone },
  end: { moment: 'end', size: DESKTOP },
}

/** Pages about the game. */
export const pages = {
  'cards-villages-dark': { path: '/cards/villages#farm', size: DESKTOP, theme: 'dark' },
  'rules-fa': { path: '/rules/villages#paying', size: LAPTOP, language: 'fa' },
}
