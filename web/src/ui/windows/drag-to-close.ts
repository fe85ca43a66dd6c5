/** Movement that is not yet a drag, px. */
const SLOP = 6
/** A sheet that is let go beyond this share of its height closes. */
const FAR = 0.25
/** So does one that is thrown down faster than this, px/ms. */
const FAST = 0.5

export interface Drag {
  /** px downwards */
  readonly distance: number
  /** ms */
  readonly duration: number
  /** Height of the sheet, px. */
  readonly height: number
}

/** Whether a sheet that is let go closes. */
export const isThrown = ({ distance, duration, height }: Drag): boolean =>
  distance > height * FAR || (distance > SLOP && distance / Math.max(duration, 1) > FAST)

/** Whether anything between the touch and the sheet is scrolled down, so that the finger scrolls it back first. */
const isScrolled = (from: EventTarget | null, sheet: HTMLElement): boolean => {
  for (let at = from instanceof Element ? from : null; at && at !== sheet.parentElement; at = at.parentElement) if (at.scrollTop > 0) return true
  return false
}

/** Lets the sheet follow a finger that pulls it down, and closes it when it is let go far enough. Returns a function that stops it. */
export const dragToClose = (sheet: HTMLElement, close: () => void): (() => void) => {
  let start: { readonly target: EventTarget | null; readonly x: number; readonly y: number; readonly at: number } | null = null
  let distance = 0

  const show = () => sheet.style.setProperty('--drag', `${distance}px`)
  const begin = ({ touches, target, timeStamp }: TouchEvent) => {
    const [finger] = touches
    start = finger && touches.length === 1 ? { target, x: finger.clientX, y: finger.clientY, at: timeStamp } : null
    distance = 0
    delete sheet.dataset['settling']
  }
  const move = (event: TouchEvent) => {
    const [finger] = event.touches
    if (!start || !finger) return
    const down = finger.clientY - start.y
    if (distance === 0 && down < SLOP) {
      // Upwards or sideways: the finger scrolls.
      if (down < -SLOP || Math.abs(finger.clientX - start.x) > SLOP) start = null
      return
    }
    // Read only here and not at the touch: the browser lays the page out for the answer, and most touches are taps.
    if (distance === 0 && isScrolled(start.target, sheet)) {
      start = null
      return
    }
    event.preventDefault()
    distance = Math.max(down - SLOP, 0.1)
    show()
  }
  const end = ({ timeStamp }: TouchEvent) => {
    if (start && distance > 0) {
      if (isThrown({ distance, duration: timeStamp - start.at, height: sheet.offsetHeight })) close()
      else {
        sheet.dataset['settling'] = ''
        distance = 0
        show()
      }
    }
    start = null
  }

  sheet.addEventListener('touchstart', begin, { passive: true })
  sheet.addEventListener('touchmove', move, { passive: false })
  sheet.addEventListener('touchend', end)
  sheet.addEventListener('touchcancel', end)
  return () => {
    sheet.removeEventListener('touchstart', begin)
    sheet.removeEventListener('touchmove', move)
    sheet.removeEventListener('touchend', end)
    sheet.removeEventListener('touchcancel', end)
  }
}
