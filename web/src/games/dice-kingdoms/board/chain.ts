// Marks are drawn, not faded in: one box after the other, and what a box pays flies to the box it checks.
import { settings } from '../../../stores/settings.svelte'
import type { EventFacts } from '../../../stores/table.svelte'
import { boxOf } from './ink'

const DRAW = 140
const FLY = 360
const APART = 70
const LONGEST = 2500
const STAYS = new Set(['none', 'star'])

interface Step {
  readonly mark: string
  readonly flies: boolean
}

/** The thing that an event marks: a box, a domain that is ringed, a lair value that is circled. */
const markOf = (event: EventFacts): string | null =>
  boxOf(event) ?? (event.event === 'rally' || event.event === 'lair' ? String(event['card']) : null)

function stepsOf(events: readonly EventFacts[], seat: number): readonly Step[] {
  const marks = events.flatMap((event) => {
    const mark = event['seat'] === seat ? markOf(event) : null
    return mark === null ? [] : [{ mark, reward: String(event['reward'] ?? 'none') }]
  })
  return marks.map(({ mark, reward }, place) => ({ mark, flies: !STAYS.has(reward) && place < marks.length - 1 }))
}

/** Draw what a step brought on the sheets that are in sight; any press finishes it at once. */
export function drawMarks(events: readonly EventFacts[], seat: number): (() => void) | undefined {
  const steps = settings.still || document.hidden ? [] : stepsOf(events, seat)
  const whole = steps.reduce((sum, { flies }) => sum + (flies ? FLY : APART), DRAW)
  const pace = Math.min(1, LONGEST / whole)
  const running: Animation[] = []
  let when = 0
  steps.forEach(({ mark, flies }, place) => {
    const path = find(seat, `[data-mark="${CSS.escape(mark)}"]`)
    if (path) running.push(draw(path, when * pace, DRAW * pace))
    if (flies) {
      const flight = fly(seat, mark, steps[place + 1]?.mark ?? '', (when + DRAW) * pace, (FLY - DRAW) * pace)
      if (flight) running.push(flight)
    }
    when += flies ? FLY : APART
  })
  if (!running.length) return undefined
  const finish = (): void => running.forEach((animation) => animation.finish())
  document.addEventListener('pointerdown', finish, { once: true })
  return () => {
    finish()
    document.removeEventListener('pointerdown', finish)
  }
}

/** A drawn part of a seat's sheets, if that sheet is in sight. */
function find(seat: number, selector: string): SVGGraphicsElement | null {
  const found = document.querySelectorAll<SVGGraphicsElement>(`[data-sheets="${seat}"] ${selector}`)
  return [...found].find((element) => element.getBoundingClientRect().width > 0) ?? null
}

const draw = (path: SVGGraphicsElement, delay: number, duration: number): Animation =>
  path.animate([{ clipPath: 'inset(0 100% 100% 0)' }, { clipPath: 'inset(-10%)' }], {
    delay,
    duration,
    fill: 'backwards',
    easing: 'ease-out',
  })

function fly(seat: number, from: string, to: string, delay: number, duration: number): Animation | null {
  const box = find(seat, `[data-box="${CSS.escape(from)}"]`)
  const goal = find(seat, `[data-box="${CSS.escape(to)}"]`)
  const glyph = box?.querySelector('.reward')
  const board = box?.closest('.table')
  if (!box || !goal || !glyph || !board) return null
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const { x, y, width, height } = (glyph as SVGGraphicsElement).getBBox()
  drawing.classList.add('flying', ...[...box.classList].filter((name) => name.startsWith('pays')))
  drawing.setAttribute('viewBox', [x, y, width, height].join(' '))
  drawing.append(glyph.cloneNode(true))
  board.append(drawing)
  const animation = drawing.animate(
    [
      { transform: `${middle(box)} scale(.7)`, opacity: 0 },
      { transform: `${middle(box)} scale(1.4)`, opacity: 1, offset: 0.25 },
      { transform: `${middle(goal)} scale(1)`, opacity: 1 },
    ],
    { duration, delay, easing: 'cubic-bezier(.2, .8, .2, 1)', fill: 'backwards' },
  )
  animation.onfinish = () => drawing.remove()
  return animation
}

const HALF = 12
function middle(element: Element): string {
  const box = element.getBoundingClientRect()
  return `translate(${box.x + box.width / 2 - HALF}px, ${box.y + box.height / 2 - HALF}px)`
}
