// Says beside a part, while it is pointed at, what its only move would do: whose the coin will be.
import type { Attachment } from 'svelte/attachments'
import type { Layer } from '../../../../play/layer.svelte'
import { playerName } from '../../../../stores/players'
import { withNames } from '../../../../words/telling'
import { words } from '../../../../words/words.svelte'

export function says(layer: Layer, target: string): Attachment<HTMLElement> {
  return (element) => {
    const say = (): void => {
      const [only] = layer.offersOf(target)
      if (!only) return
      const text = words.phrase(withNames(only.label, (seat) => playerName(layer.store, seat)))
      layer.say(target, text, element)
    }
    const focused = (): void => {
      if (element.matches(':focus-visible')) say()
    }
    const pointed = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') say()
    }
    element.addEventListener('pointerenter', pointed)
    element.addEventListener('focus', focused)
    return () => {
      element.removeEventListener('pointerenter', pointed)
      element.removeEventListener('focus', focused)
    }
  }
}
