// Takes the rectangles of a page, as `geometry.ts` judges them.
import type { Page } from '../fixtures'
import type { Screen } from './geometry'

/** What one sees of the page now, or of a part of it that lies over the rest. */
export const measure = (page: Page, touch: boolean, within = 'body'): Promise<Screen> =>
  page.evaluate(read, { touch, within })

/** Runs in the page. */
function read({ touch, within }: { touch: boolean; within: string }): Screen {
  const root = document.querySelector(within) ?? document.body
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
  /** What a page is made of is asked for thousands of times: each part once. */
  function once<Found>(ask: (element: Element) => Found): (element: Element) => Found {
    const known = new Map<Element, Found>()
    return (element) => {
      const found = known.has(element) ? (known.get(element) as Found) : ask(element)
      known.set(element, found)
      return found
    }
  }
  const styleOf = once((element) => getComputedStyle(element))
  /** For the ear alone, for nobody, or not there at all. */
  const unseen = (element: Element): boolean =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isAside(element)
  const isAside: (element: Element) => boolean = once((element) => {
    if (element.matches('.sr, [inert], defs, .skip')) return true
    const { clipPath, position } = styleOf(element)
    if (clipPath === 'inset(50%)' && position === 'absolute') return true
    return element.parentElement !== null && isAside(element.parentElement)
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
      const style = styleOf(one)
      if (one === document.body || one === document.documentElement) break
      if (SCROLLS.test(style.overflowX) || SCROLLS.test(style.overflowY)) {
        if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1) scrolls = true
        inSight = meet(inSight, plain(one.getBoundingClientRect()))
        // What lies outside of something that scrolls cuts nothing for good: one scrolls.
      } else if (CLIPS.test(style.overflowX) && style.display !== 'inline') {
        const hole = plain(one.getBoundingClientRect())
        if (scrolls) inSight = meet(inSight, hole)
        else seen = meet(seen, hole)
      }
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
  const STEPS = [0.1, 0.3, 0.5, 0.7, 0.9]
  const CORNERS = [
    [0.5, 0.5],
    [0.1, 0.1],
    [0.9, 0.1],
    [0.1, 0.9],
    [0.9, 0.9],
  ] as const
  const isOf = (element: Element, hit: Element): boolean =>
    element.contains(hit) || hit.contains(element) || !!hit.closest('label')?.contains(element)
  /** How much of a control answers, and what answers instead. */
  function answer(element: Element): { free: number | null; covers: string } {
    const { inSight } = seenOf(element, plain(element.getBoundingClientRect()))
    if (inSight.width < 1 || inSight.height < 1) return { free: null, covers: '' }
    let other: Element | null = null
    const answers = (fx: number, fy: number): boolean => {
      const hit = document.elementFromPoint(inSight.x + inSight.width * fx, inSight.y + inSight.height * fy)
      if (hit && isOf(element, hit)) return true
      other = hit
      return false
    }
    // Most of what answers in its middle and at its corners answers everywhere: only doubts are looked into.
    if (CORNERS.every(([fx, fy]) => answers(fx, fy))) return { free: 1, covers: '' }
    const hits = STEPS.flatMap((fx) => STEPS.filter((fy) => answers(fx, fy))).length
    const by = other as Element | null
    return { free: hits / STEPS.length ** 2, covers: by ? nameOf(by.closest(CONTROLS) ?? by) : '' }
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

  const isPainted = once((element) => {
    const { backgroundColor, backgroundImage, fill } = styleOf(element)
    if (element instanceof SVGElement) return element instanceof SVGGeometryElement && fill !== 'none'
    const alpha = /rgba\(.*, ([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? '1'
    return backgroundImage !== 'none' || element.tagName === 'IMG' || Number(alpha) > 0.5
  })
  const linesOf = (node: Node): DOMRect[] => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()]
  }
  const isWritten = (element: Element, x: number, y: number): boolean =>
    [...element.childNodes].some(
      (node) =>
        node.nodeType === Node.TEXT_NODE &&
        linesOf(node).some((line) => x > line.left && x < line.right && y > line.top && y < line.bottom),
    )
  /** What is painted or written over a text, as far as one sees it now. */
  function over(holder: Element, node: Node): string {
    const { inSight } = seenOf(holder, plain(holder.getBoundingClientRect()))
    for (const line of linesOf(node)) {
      const x = line.x + line.width / 2
      const y = line.y + line.height / 2
      if (x < inSight.x || x > inSight.x + inSight.width || y < inSight.y || y > inSight.y + inSight.height) continue
      const top = document.elementFromPoint(x, y)
      if (!top || top === holder || holder.contains(top)) continue
      for (const one of document.elementsFromPoint(x, y)) {
        if (one.contains(holder) || holder.contains(one)) break
        if ((isPainted(one) || isWritten(one, x, y)) && !unseen(one)) return nameOf(one)
      }
    }
    return ''
  }
  /** What lies over a text wherever one scrolls: a mat or a ribbon may stay in view over what goes by under it. */
  function overAnywhere(holder: Element, node: Node): string {
    const here = over(holder, node)
    if (!here) return ''
    const page = document.documentElement
    const from = page.scrollTop
    page.scrollTo({ top: page.scrollHeight, behavior: 'instant' })
    const atTheEnd = over(holder, node)
    page.scrollTo({ top: from, behavior: 'instant' })
    return atTheEnd && inView(holder, () => over(holder, node))
  }
  const TELLING = '[title], [aria-label]:not(main, section, nav, ul, ol, aside, dialog), [data-target], [data-card]'
  const texts = []
  // What lets presses through can still lie over a text.
  const solid = document.head.appendChild(document.createElement('style'))
  solid.textContent = '* { pointer-events: auto !important }'
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement
    if (!holder || !node.textContent?.trim() || holder.closest('script, style, svg') || unseen(holder)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = plain(range.getBoundingClientRect())
    if (!box.width || !box.height) continue
    // A part of the board is told whole by the reader; anything else by its title or label.
    const told = holder.closest(TELLING) !== null
    texts.push({
      name: nameOf(holder),
      box,
      ...seenOf(holder, box),
      told,
      under: told ? '' : overAnywhere(holder, node),
    })
  }
  solid.remove()
  const controls = [...root.querySelectorAll(CONTROLS)]
    .filter((element) => !unseen(element) && element.getBoundingClientRect().width > 0)
    .filter((element) => getComputedStyle(element).pointerEvents !== 'none')
  /** What is lit goes on; where nothing is, the main button does. */
  const first = (selector: string): Element | undefined =>
    [...root.querySelectorAll(selector)].find((element) => !unseen(element))
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
