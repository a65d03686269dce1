// Takes the rectangles of a page, as `geometry.ts` judges them.
import type { Page } from '../fixtures'
import type { Screen } from './geometry'

/** What one sees of the page now. */
export const measure = (page: Page, touch: boolean): Promise<Screen> => page.evaluate(read, touch)

/** Runs in the page. */
function read(touch: boolean): Screen {
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="button"], [role="slider"]'
  const CLIPS = /hidden|clip/
  const SCROLLS = /auto|scroll/
  type Rect = { x: number; y: number; width: number; height: number }
  const plain = ({ x, y, width, height }: DOMRect | Rect): Rect => ({ x, y, width, height })
  const meet = (a: Rect, b: Rect): Rect => {
    const x = Math.max(a.x, b.x)
    const y = Math.max(a.y, b.y)
    return {
      x,
      y,
      width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
      height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
    }
  }
  const nameOf = (element: Element): string => {
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, 40)
    const classes = [...element.classList].filter((name) => !name.startsWith('svelte-')).slice(0, 2)
    return `${[element.tagName.toLowerCase(), ...classes].join('.')} “${words}”`
  }
  /** For the ear alone, for nobody, or not there at all. */
  const unseen = (element: Element): boolean =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest('.sr, [inert], defs, .skip') !== null ||
    !!ancestors(element).find((one) => {
      const { clipPath, position } = getComputedStyle(one)
      return clipPath === 'inset(50%)' && position === 'absolute'
    })
  function ancestors(element: Element): Element[] {
    const found: Element[] = []
    for (let one: Element | null = element; one; one = one.parentElement) found.push(one)
    return found
  }
  /** As much of a rectangle as the boxes around it let through, whether one of them scrolls, and how much it shows now. */
  function seenOf(element: Element, box: Rect): { seen: Rect; scrolls: boolean; inSight: Rect } {
    let seen = box
    let inSight: Rect = { x: 0, y: 0, width: innerWidth, height: innerHeight }
    let scrolls = false
    for (const one of ancestors(element)) {
      const style = getComputedStyle(one)
      if (one === document.body || one === document.documentElement) break
      if (SCROLLS.test(style.overflowX) || SCROLLS.test(style.overflowY)) {
        if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1) scrolls = true
        inSight = meet(inSight, plain(one.getBoundingClientRect()))
      } else if (CLIPS.test(style.overflowX) && style.display !== 'inline')
        seen = meet(seen, plain(one.getBoundingClientRect()))
      if (style.position === 'fixed') break
    }
    return { seen, scrolls, inSight: meet(seen, inSight) }
  }
  /** With the rim that makes it large enough for a finger. */
  function reach(element: Element): Rect {
    const own = plain(element.getBoundingClientRect())
    const label = element.matches('input') ? element.closest('label') : null
    const rims = ['::before', '::after']
      .map((side) => getComputedStyle(element, side))
      .filter((style) => style.content !== 'none' && style.position === 'absolute')
    const by = (side: 'top' | 'right' | 'bottom' | 'left'): number =>
      Math.max(0, ...rims.map((style) => -parseFloat(style[side])).filter((inset) => inset > 0))
    // The rim of a control that is not positioned lies in the box around it.
    const holder = getComputedStyle(element).position === 'static' ? (element as HTMLElement).offsetParent : null
    const box = holder && rims.length ? plain(holder.getBoundingClientRect()) : own
    const rimmed = {
      x: box.x - by('left'),
      y: box.y - by('top'),
      width: box.width + by('left') + by('right'),
      height: box.height + by('top') + by('bottom'),
    }
    return label ? plain(label.getBoundingClientRect()) : rimmed
  }
  const isOf = (element: Element, hit: Element): boolean =>
    element.contains(hit) || hit.contains(element) || !!hit.closest('label')?.contains(element)
  /** How much of a control answers, and what answers instead. */
  function answer(element: Element): { free: number | null; covers: string } {
    const { inSight } = seenOf(element, plain(element.getBoundingClientRect()))
    if (inSight.width < 1 || inSight.height < 1) return { free: null, covers: '' }
    let hits = 0
    let other: Element | null = null
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9]
    for (const fx of steps)
      for (const fy of steps) {
        const hit = document.elementFromPoint(inSight.x + inSight.width * fx, inSight.y + inSight.height * fy)
        if (hit && isOf(element, hit)) hits += 1
        else other = hit
      }
    return { free: hits / steps.length ** 2, covers: other ? nameOf(other.closest(CONTROLS) ?? other) : '' }
  }
  /** Look at something where one would scroll it to; everything is put back after it. */
  function inView<Found>(element: Element, look: () => Found): Found {
    const before = ancestors(element).map((one) => [one, one.scrollLeft, one.scrollTop] as const)
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const found = look()
    for (const [one, left, top] of before) one.scrollTo({ left, top, behavior: 'instant' })
    return found
  }
  /** What lies under a mat that stays in view is looked at where one would scroll it to. */
  function answerInView(element: Element): { free: number | null; covers: string } {
    const here = answer(element)
    if (here.free !== null && here.free > 0.3) return here
    const there = inView(element, () => answer(element))
    return (there.free ?? -1) > (here.free ?? -1) ? there : here
  }
  const controlOf = (element: Element) => ({
    name: nameOf(element),
    box: reach(element),
    ...answerInView(element),
    tells: element.matches('[data-idle], [data-card]:not(.is-legal)'),
    inSentence:
      (element.matches('a') &&
        getComputedStyle(element).display.startsWith('inline') &&
        !!element.closest('p, li, dd')) ||
      element.closest('p, dd') !== null,
    scrolls: seenOf(element, plain(element.getBoundingClientRect())).scrolls,
  })

  const texts = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement
    if (!holder || !node.textContent?.trim() || holder.closest('script, style, svg') || unseen(holder)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = plain(range.getBoundingClientRect())
    if (!box.width || !box.height) continue
    const part = holder.closest(`${CONTROLS}, [title], [aria-label]`)
    const told = part !== null && part !== document.body
    texts.push({ name: nameOf(holder), box, ...seenOf(holder, box), told })
  }
  const controls = [...document.querySelectorAll(CONTROLS)]
    .filter((element) => !unseen(element) && element.getBoundingClientRect().width > 0)
    .filter((element) => getComputedStyle(element).pointerEvents !== 'none')
  /** What is lit goes on; where nothing is, the main button does. */
  const first = (selector: string): Element | undefined =>
    [...document.querySelectorAll(selector)].find((element) => !unseen(element))
  const primary = first('main .btn--main.is-legal, main .play.is-legal') ?? first('main .btn--main')
  return {
    width: innerWidth,
    height: innerHeight,
    touch,
    page: { width: document.documentElement.scrollWidth, height: document.documentElement.scrollHeight },
    texts,
    controls: controls.map(controlOf),
    primary: primary ? controlOf(primary) : null,
  }
}
