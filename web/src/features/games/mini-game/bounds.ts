/** The share of the window's width that stays free beside the widget (spec 2 §9, Mini-game). */
const MARGIN = 0.02
/** A finger that moves less than this taps, px (spec 2 §9, Mini-game). */
const TAP = 2

/** From the window's bottom and left edges, px. */
export interface Place {
  readonly bottom: number
  readonly left: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, Math.max(least, most)))

/** The place, moved as little as needed for the whole widget to be in the window, with the margin at each edge. */
export const keptInside = ({ bottom, left }: Place, widget: Size, window: Size): Place => {
  const margin = window.width * MARGIN
  return {
    bottom: between(bottom, margin, window.height - widget.height - margin),
    left: between(left, margin, window.width - widget.width - margin),
  }
}

/** Whether a touch that moved so far is a tap, and no drag. */
export const isTap = (acrossPx: number, downPx: number): boolean => Math.abs(acrossPx) < TAP && Math.abs(downPx) < TAP
