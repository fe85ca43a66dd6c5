/** What can be pressed. */
const PRESSABLE = 'button, a[href]'

/**
 * Marks what is under the finger with `data-pressed` at once. A browser delays `:active` inside a row that scrolls until it knows that the touch
 * is no scrolling, which is longer than a tap may go unanswered.
 */
export const followPresses = (page: Pick<Document, 'addEventListener'>): void => {
  let pressed: Element | null = null
  const release = () => {
    pressed?.removeAttribute('data-pressed')
    pressed = null
  }
  page.addEventListener('pointerdown', ({ target }) => {
    release()
    pressed = target instanceof Element ? target.closest(PRESSABLE) : null
    pressed?.setAttribute('data-pressed', '')
  })
  for (const end of ['pointerup', 'pointercancel', 'dragstart'] as const) page.addEventListener(end, release)
}
