import type { Drawing, Palette } from './drawing.ts'
import { drawings } from './drawings.tsx'

/** Degrees between the grounds of two rows; eleven rows of nine make the 99 pictures that a merchant may offer at most. */
const HUE_STEP = 33

export interface Picture extends Palette {
  readonly drawing: Drawing
  /** The ground, from above. */
  readonly light: string
  readonly dark: string
}

/** The picture with this number, from 1: the drawings in turn, each row of them on grounds of other colours. */
export const pictureOf = (number: number): Picture | undefined => {
  const drawing = drawings[(number - 1) % drawings.length]
  if (!drawing) return undefined
  const hue = drawing.hue + HUE_STEP * Math.floor((number - 1) / drawings.length)
  const tone = (saturation: number, lightness: number, turn = 0): string => `hsl(${(hue + turn) % 360} ${saturation}% ${lightness}%)`
  return {
    drawing,
    light: tone(88, 82),
    dark: tone(74, 62, 18),
    deep: tone(46, 28),
    mid: tone(48, 44),
    soft: tone(80, 88),
    pale: tone(90, 96),
    warm: tone(86, 60, 160),
  }
}
