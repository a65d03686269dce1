// How a thing is looked at and pressed: a pointer that stays on it looks, so does the focus of the keyboard, and so does a
// finger that rests on it. A press is a tap or a key; a finger that has rested and is lifted has only looked.

export interface Looked {
  /** Somebody looks; `read`: for longer than in passing. */
  look(read: boolean): void
  away(): void
  press(): void
}

const HOVER = 120
const LONG_PRESS = 450

export function listen(element: HTMLElement, { look, away, press }: Looked): () => void {
  let hover = 0
  let rest = 0
  let rested = false
  const leave = (): void => {
    window.clearTimeout(hover)
    window.clearTimeout(rest)
    away()
  }
  const lift = (): void => {
    window.clearTimeout(rest)
    // The click of this very press comes first.
    window.setTimeout(() => (rested = false))
  }
  const handlers: Partial<{ [K in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[K]) => void }> = {
    click: (event) => {
      if (rested) event.preventDefault()
      else press()
    },
    focus: () => element.matches(':focus-visible') && look(true),
    blur: leave,
    pointerenter: (event) => {
      if (event.pointerType === 'mouse') hover = window.setTimeout(() => look(false), HOVER)
    },
    pointerleave: leave,
    pointerdown: (event) => {
      rested = false
      if (event.pointerType === 'mouse') return
      rest = window.setTimeout(() => {
        rested = true
        look(true)
      }, LONG_PRESS)
    },
    pointerup: lift,
    pointercancel: lift,
    contextmenu: (event) => rested && event.preventDefault(),
  }
  for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler as EventListener)
  return () => {
    leave()
    for (const [name, handler] of Object.entries(handlers)) element.removeEventListener(name, handler as EventListener)
  }
}
