// Draws the real boards from position files, to be laid beside the mock-ups:
//   npm run build && npm run screenshots [-- name-part ...] [--out folder]
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openPage, withStage } from './stage.mjs'

const DESKTOP = { width: 1440, height: 900 }
const LAPTOP = { width: 1366, height: 768 }
const TABLET = { width: 820, height: 1180 }
const PHONE = { width: 390, height: 844 }
const phone = { size: PHONE, touch: true }

const openMenu = async (page) => {
  const part = page.locator('[aria-haspopup="menu"]').first()
  if (await part.count()) await part.click()
}
const hoverOut = async (page) => {
  const part = page.locator('.row .card.is-out').first()
  if (await part.count()) await part.hover()
  await page.waitForTimeout(300)
}

/** Card Kingdoms: who got what from the dice, and why. */
const openHarvest = (page) => page.locator('button.tray__sum').click()

/** Villages: the card that is being paid for, in the reader; a card of the hand, chosen by a first press. */
const readPaid = (page) =>
  page
    .locator('.hand .is-chosen')
    .hover()
    .then(() => page.waitForTimeout(200))
const chooseHeld = (page) => page.locator('.held.is-legal').first().click()

/** Dice Kingdoms: the long road pencilled in; a leaf of the small screens; somebody else's sheets. */
const pencilRoad = async (page) => {
  await page.locator('.spot[data-target="road/r12.1"]').click()
  await page.mouse.move(2, 2)
}
const turnLeaf = (place) => (page) => page.locator('.leaves button').nth(place).click()
const turnSheets = (page) => page.locator('.rival__sheets').first().click()

const goOn = (page) => page.locator('.goon__open').click()

const REPLAY = '/replay/king-of-the-valley-3?move=62&seat=0'
const WALK = 'king-of-the-valley-walk'
const ACTION = 'card-kingdoms-action'
const ROAD = 'dice-kingdoms-road'
const PAYING = 'villages-paying'
const SHOTS = {
  'card-kingdoms-desktop-light': { position: ACTION, size: DESKTOP, act: openMenu },
  'card-kingdoms-desktop-dark': { position: ACTION, size: DESKTOP, theme: 'dark', act: openMenu },
  'card-kingdoms-desktop-why': { position: ACTION, size: DESKTOP, act: hoverOut },
  'card-kingdoms-desktop-fa': { position: ACTION, size: DESKTOP, language: 'fa' },
  'card-kingdoms-laptop': { position: ACTION, size: LAPTOP },
  'card-kingdoms-tablet': { position: ACTION, size: TABLET },
  'card-kingdoms-phone': { position: ACTION, ...phone, act: openMenu },
  'card-kingdoms-phone-dark': { position: ACTION, ...phone, theme: 'dark' },
  'card-kingdoms-dukes': { position: 'card-kingdoms-dukes', size: DESKTOP },
  'card-kingdoms-dukes-phone': { position: 'card-kingdoms-dukes', ...phone },
  'card-kingdoms-roll': { position: 'card-kingdoms-roll', size: DESKTOP },
  'card-kingdoms-waits': { position: 'card-kingdoms-waits', size: DESKTOP },
  'card-kingdoms-five': { position: 'card-kingdoms-five', size: DESKTOP },
  'card-kingdoms-five-phone': { position: 'card-kingdoms-five', ...phone },
  'card-kingdoms-solo': { position: 'card-kingdoms-solo', size: DESKTOP },
  'card-kingdoms-exchange': { position: 'card-kingdoms-exchange', size: DESKTOP },
  'card-kingdoms-harvest': { position: ACTION, size: DESKTOP, act: openHarvest },
  'card-kingdoms-harvest-phone': { position: ACTION, ...phone, act: openHarvest },
  'card-kingdoms-harvest-phone-fa': { position: ACTION, ...phone, language: 'fa', act: openHarvest },
  'card-kingdoms-end': { position: 'card-kingdoms-end', size: DESKTOP },
  'card-kingdoms-end-dark': { position: 'card-kingdoms-end', size: DESKTOP, theme: 'dark' },
  'card-kingdoms-end-phone': { position: 'card-kingdoms-end', ...phone },
  'card-kingdoms-end-fa': { position: 'card-kingdoms-end', size: DESKTOP, language: 'fa' },
  'villages-desktop-light': { position: PAYING, size: DESKTOP, act: readPaid },
  'villages-desktop-dark': { position: PAYING, size: DESKTOP, theme: 'dark', act: readPaid },
  'villages-desktop-fa': { position: PAYING, size: DESKTOP, language: 'fa', act: readPaid },
  'villages-desktop-fr': { position: PAYING, size: DESKTOP, language: 'fr' },
  'villages-laptop': { position: PAYING, size: LAPTOP },
  'villages-tablet': { position: PAYING, size: TABLET },
  'villages-tablet-fa': { position: PAYING, size: TABLET, language: 'fa', theme: 'dark' },
  'villages-phone': { position: PAYING, ...phone },
  'villages-phone-dark': { position: PAYING, ...phone, theme: 'dark' },
  'villages-phone-fa': { position: 'villages-follow', ...phone, language: 'fa' },
  'villages-follow': { position: 'villages-follow', size: DESKTOP },
  'villages-lead': { position: 'villages-lead', size: DESKTOP, act: chooseHeld },
  'villages-lead-phone': { position: 'villages-lead', ...phone, act: chooseHeld },
  'villages-draw': { position: 'villages-draw', size: DESKTOP },
  'villages-discard': { position: 'villages-discard', size: DESKTOP, act: chooseHeld },
  'villages-discard-phone': { position: 'villages-discard', ...phone, act: chooseHeld },
  'villages-powers': { position: 'villages-powers', size: DESKTOP },
  'villages-first': { position: 'villages-first', size: DESKTOP },
  'villages-five': { position: 'villages-five', size: DESKTOP },
  'villages-five-laptop': { position: 'villages-five', size: LAPTOP },
  'villages-five-phone': { position: 'villages-five', ...phone },
  'villages-late': { position: 'villages-late', size: DESKTOP },
  'villages-late-laptop': { position: 'villages-late', size: LAPTOP },
  'villages-solo': { position: 'villages-solo', size: DESKTOP },
  'villages-solo-phone': { position: 'villages-solo', ...phone },
  'villages-end': { position: 'villages-end', size: DESKTOP },
  'dice-kingdoms-desktop-light': { position: ROAD, size: DESKTOP, act: pencilRoad },
  'dice-kingdoms-desktop-dark': { position: ROAD, size: DESKTOP, theme: 'dark', act: pencilRoad },
  'dice-kingdoms-desktop-fa': { position: ROAD, size: DESKTOP, language: 'fa', act: pencilRoad },
  'dice-kingdoms-desktop-fr': { position: ROAD, size: DESKTOP, language: 'fr' },
  'dice-kingdoms-laptop': { position: ROAD, size: LAPTOP, act: pencilRoad },
  'dice-kingdoms-tablet': { position: ROAD, size: TABLET, act: pencilRoad },
  'dice-kingdoms-tablet-castle': { position: ROAD, size: TABLET, language: 'fa', theme: 'dark', act: turnLeaf(0) },
  'dice-kingdoms-phone': { position: ROAD, ...phone, act: pencilRoad },
  'dice-kingdoms-phone-castle': { position: ROAD, ...phone, act: turnLeaf(0) },
  'dice-kingdoms-phone-lairs': { position: ROAD, ...phone, theme: 'dark', act: turnLeaf(2) },
  'dice-kingdoms-phone-statues': { position: ROAD, ...phone, language: 'fa', act: turnLeaf(3) },
  'dice-kingdoms-sheets': { position: ROAD, size: DESKTOP, act: turnSheets },
  'dice-kingdoms-roll': { position: 'dice-kingdoms-roll', size: DESKTOP },
  'dice-kingdoms-powers': { position: 'dice-kingdoms-powers', size: DESKTOP },
  'dice-kingdoms-track': { position: 'dice-kingdoms-track', size: DESKTOP },
  'dice-kingdoms-statue': { position: 'dice-kingdoms-statue', size: DESKTOP },
  'dice-kingdoms-combat': { position: 'dice-kingdoms-combat', size: DESKTOP },
  'dice-kingdoms-four': { position: 'dice-kingdoms-four', size: LAPTOP },
  'dice-kingdoms-four-phone': { position: 'dice-kingdoms-four', ...phone },
  'dice-kingdoms-solo': { position: 'dice-kingdoms-solo', size: DESKTOP },
  'dice-kingdoms-solo-phone': { position: 'dice-kingdoms-solo', ...phone },
  'dice-kingdoms-strike': { position: 'dice-kingdoms-strike', size: DESKTOP },
  'dice-kingdoms-end': { position: 'dice-kingdoms-end', size: DESKTOP },
  'king-of-the-valley-desktop-light': { position: WALK, size: DESKTOP, act: openMenu },
  'king-of-the-valley-desktop-dark': { position: WALK, size: DESKTOP, theme: 'dark', act: openMenu },
  'king-of-the-valley-phone': { position: WALK, ...phone, act: openMenu },
  'king-of-the-valley-desktop-fa': { position: WALK, size: DESKTOP, language: 'fa' },
  'king-of-the-valley-laptop': { position: WALK, size: LAPTOP },
  'king-of-the-valley-tablet': { position: WALK, size: TABLET },
  'king-of-the-valley-tablet-fa': { position: WALK, size: TABLET, language: 'fa' },
  'king-of-the-valley-phone-fa': { position: WALK, ...phone, language: 'fa' },
  'king-of-the-valley-recruit': { position: 'king-of-the-valley-recruit', size: DESKTOP },
  'king-of-the-valley-give': { position: 'king-of-the-valley-give', size: DESKTOP },
  'king-of-the-valley-give-phone': { position: 'king-of-the-valley-give', ...phone },
  'king-of-the-valley-give-phone-fa': { position: 'king-of-the-valley-give', ...phone, language: 'fa' },
  'king-of-the-valley-end': { position: 'king-of-the-valley-end', size: DESKTOP },
  'home-desktop': { path: '/', size: DESKTOP },
  'home-desktop-dark': { path: '/', size: DESKTOP, theme: 'dark' },
  'home-phone': { path: '/', ...phone },
  'home-fa': { path: '/', size: DESKTOP, language: 'fa' },
  'new-desktop': { path: '/new/card-kingdoms', size: DESKTOP },
  'new-dark': { path: '/new/card-kingdoms', size: DESKTOP, theme: 'dark' },
  'new-phone': { path: '/new/card-kingdoms', ...phone },
  'settings-desktop': { path: '/settings', size: DESKTOP },
  'cards-desktop': { path: '/cards/card-kingdoms', size: DESKTOP },
  'cards-villages-dark': { path: '/cards/villages#farm', size: DESKTOP, theme: 'dark' },
  'cards-valley-fa': { path: '/cards/king-of-the-valley', size: LAPTOP, language: 'fa' },
  'cards-dice-tablet': { path: '/cards/dice-kingdoms', size: TABLET },
  'cards-phone': { path: '/cards/card-kingdoms#thief', ...phone },
  'rules-desktop': { path: '/rules/card-kingdoms#harvest', size: DESKTOP },
  'rules-dark': { path: '/rules/dice-kingdoms#harvest', size: DESKTOP, theme: 'dark' },
  'rules-fa': { path: '/rules/villages#paying', size: LAPTOP, language: 'fa' },
  'rules-tablet': { path: '/rules/king-of-the-valley#summon', size: TABLET, language: 'fr' },
  'rules-phone': { path: '/rules/card-kingdoms#paying', ...phone },
  'replay-desktop': { path: REPLAY, size: DESKTOP },
  'replay-dark': { path: REPLAY, size: DESKTOP, theme: 'dark' },
  'replay-laptop-fa': { path: REPLAY, size: LAPTOP, language: 'fa' },
  'replay-tablet': { path: REPLAY, size: TABLET },
  'replay-phone': { path: REPLAY, ...phone },
  'replay-go-on': { path: REPLAY, size: DESKTOP, act: goOn },
  'replays-desktop': { path: '/replay', size: DESKTOP },
  'lost-desktop': { path: '/nowhere', size: DESKTOP },
}

const args = process.argv.slice(2)
const at = args.indexOf('--out')
const out = at >= 0 ? args.splice(at, 2)[1] : 'screenshots'
/** A whole name is that shot alone; a part of one is all that have it in their names. */
const isWanted = (name) => args.includes(name) || args.some((part) => !(part in SHOTS) && name.includes(part))
const wanted = Object.entries(SHOTS).filter(([name]) => !args.length || isWanted(name))
mkdirSync(out, { recursive: true })

await withStage(async (browser) => {
  for (const [name, { act, ...scene }] of wanted) {
    try {
      const page = await openPage(browser, scene)
      await act?.(page)
      const scroll = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.scrollHeight,
      ])
      await page.screenshot({ path: join(out, `${name}.png`) })
      console.log(name, scene.size.width, 'x', scene.size.height, 'content', scroll.join(' x '))
      await page.context().close()
    } catch (error) {
      console.error(name, error.message)
    }
  }
})
