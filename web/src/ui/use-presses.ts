import { useEffect } from 'react'

/** What can be pressed. */
const PRESSABLE = 'button, a[href]'
const ENDS = ['pointerup', 'pointercancel', 'dragstart'] as const

/**
 * Marks what is under the finger with `data-pressed` at once. A browser delays `:active` inside a row that scrolls until it knows that the touch
 * is no scrolling, which is longer than a tap may go unanswered.
 */
const followPresses = (page: Document): (() => void) => {
  let pressed: Element | null = null
  const release = () => {
    pressed?.removeAttribute('data-pressed')
    pressed = null
  }
  const press = ({ target }: PointerEvent) => {
    release()
    pressed = target instanceof Element ? target.closest(PRESSABLE) : null
    pressed?.setAttribute('data-pressed', '')
  }
  page.addEventListener('pointerdown', press)
  for (const end of ENDS) page.addEventListener(end, release)
  return () => {
    page.removeEventListener('pointerdown', press)
    for (const end of ENDS) page.removeEventListener(end, release)
  }
}

/** Used once, by `app`, for the whole page. */
export const usePresses = (): void => useEffect(() => followPresses(document), [])
