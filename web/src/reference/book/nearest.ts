// Which section is being read: the first whose head has passed the upper third of the window.
import type { Attachment } from 'svelte/attachments'

export const nearest =
  (tell: (id: string) => void): Attachment<HTMLElement> =>
  (book) => {
    let waiting = 0
    const look = (): void => {
      waiting = 0
      const line = window.innerHeight / 3
      const passed = [...book.querySelectorAll('section[id]')].filter((part) => part.getBoundingClientRect().top < line)
      tell(passed.at(-1)?.id ?? '')
    }
    const later = (): void => {
      waiting ||= requestAnimationFrame(look)
    }
    window.addEventListener('scroll', later, { passive: true })
    later()
    return () => {
      window.removeEventListener('scroll', later)
      cancelAnimationFrame(waiting)
    }
  }
