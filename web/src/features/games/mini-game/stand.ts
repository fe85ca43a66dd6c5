import type { schedule } from '#device/schedule.ts'
import { keptInside, type Place, type Size } from './bounds.ts'
import { whenWide } from './waits.ts'

/** What is needed of the widget's element. */
interface Box {
  getBoundingClientRect(): Pick<DOMRect, 'left' | 'bottom' | 'width' | 'height'>
  readonly style: Pick<CSSStyleDeclaration, 'setProperty'>
}

export const windowSize = (): Size => ({ width: window.innerWidth, height: window.innerHeight })

export const placeOf = (box: Box, { height }: Size): Place => {
  const { left, bottom } = box.getBoundingClientRect()
  return { left, bottom: height - bottom }
}

/** Puts the widget there, or as near as the window allows. While it is hidden it has no place. */
export const putAt = (box: Box, input: Place, view: Size): void => {
  const size = box.getBoundingClientRect()
  if (size.width === 0) return
  const { left, bottom } = keptInside(input, size, view)
  box.style.setProperty('--left', `${left}px`)
  box.style.setProperty('--bottom', `${bottom}px`)
}

/**
 * Puts the widget where it is to stand at first, once it is drawn and has a width (spec 2 §4, Mini-game widget); what is not given is the style
 * sheet's. Returns a function that ends the wait.
 */
export const standAtFirst = (box: Box, { bottom, left }: Partial<Place>, view: () => Size, wait: typeof schedule): (() => void) =>
  whenWide(
    () => box.getBoundingClientRect(),
    () => {
      const now = placeOf(box, view())
      putAt(box, { bottom: bottom ?? now.bottom, left: left ?? now.left }, view())
    },
    wait,
  )
