// What screenshots draw, and what axe-core looks at.
import { DESKTOP, LAPTOP, TABLET, openMenu, phone } from '../../../scripts/sizes.mjs'

/** The positions (tests/web/positions) that axe-core looks at. */
export const moments = ['walk', 'recruit', 'give', 'end']
/** The one that the matrix looks at in every size: much lies on the table, and much can be pressed. */
export const telling = 'walk'

const goOn = (page) => page.locator('.goon__open').click()

/** A whole game, looked at again. */
export const replay = '/replay/king-of-the-valley-3?move=62&seat=0'

/** The board, by the moment it is at. */
export const shots = {
  'desktop-light': { moment: 'walk', size: DESKTOP, act: openMenu, docs: true },
  'desktop-dark': { moment: 'walk', size: DESKTOP, theme: 'dark', act: openMenu },
  phone: { moment: 'walk', ...phone, act: openMenu, docs: true },
  'desktop-fa': { moment: 'walk', size: DESKTOP, language: 'fa', docs: true },
  laptop: { moment: 'walk', size: LAPTOP },
  tablet: { moment: 'walk', size: TABLET },
  'tablet-fa': { moment: 'walk', size: TABLET, language: 'fa' },
  'phone-fa': { moment: 'walk', ...phone, language: 'fa' },
  recruit: { moment: 'recruit', size: DESKTOP },
  give: { moment: 'give', size: DESKTOP },
  'give-phone': { moment: 'give', ...phone },
  'give-phone-fa': { moment: 'give', ...phone, language: 'fa' },
  end: { moment: 'end', size: DESKTOP },
}

/** Pages about the game. */
export const pages = {
  'cards-valley-fa': { path: '/cards/king-of-the-valley', size: LAPTOP, language: 'fa' },
  'rules-tablet': { path: '/rules/king-of-the-valley#summon', size: TABLET, language: 'fr' },
  'replay-desktop': { path: replay, size: DESKTOP },
  'replay-dark': { path: replay, size: DESKTOP, theme: 'dark' },
  'replay-laptop-fa': { path: replay, size: LAPTOP, language: 'fa' },
  'replay-tablet': { path: replay, size: TABLET },
  'replay-phone': { path: replay, ...phone },
  'replay-go-on': { path: replay, size: DESKTOP, act: goOn },
}
