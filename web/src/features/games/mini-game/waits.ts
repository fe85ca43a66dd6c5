import type { schedule } from '#device/schedule.ts'

/** The widget is measured this often until it has a width, ms; and a click opens it this long after the last one, ms (spec 2 §9, Mini-game). */
const MEASURE_EVERY = 250
const CLICK_HELD = 250

/** Measures now and then every 250 ms, until the width is above 0. Returns a function that ends it. */
export const whenWide = <Bounds extends { readonly width: number }>(
  measure: () => Bounds,
  done: (bounds: Bounds) => void,
  wait: typeof schedule,
): (() => void) => {
  let cancel = () => {}
  const look = () => {
    const bounds = measure()
    if (bounds.width > 0) done(bounds)
    else cancel = wait(look, MEASURE_EVERY)
  }
  look()
  return () => cancel()
}

/** Holds clicks back, so that several in quick succession are one. */
export const heldClicks = (work: () => void, wait: typeof schedule): (() => void) => {
  let cancel = () => {}
  return () => {
    cancel()
    cancel = wait(work, CLICK_HELD)
  }
}
