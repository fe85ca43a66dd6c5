import type { Shape } from './bodies.ts'
import { between, type Random } from './random.ts'
import { blend, coverage, hsl, type Raster } from './raster.ts'

/** Where a shape stands: its middle and its reach, in pixels of the picture, and pixels per unit. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly reach: number
  readonly scale: number
}

/** Calls `visit` for each pixel around a place, with its distance to the outline and its place from the middle, in pixels. */
export const around = (
  { width, height }: Raster,
  { x, y, reach, scale }: Place,
  shape: Shape,
  visit: (pixel: number, distance: number, fromX: number, fromY: number) => void,
): void => {
  for (let row = Math.max(0, Math.floor(y - reach)); row < Math.min(height, y + reach); row++) {
    for (let column = Math.max(0, Math.floor(x - reach)); column < Math.min(width, x + reach); column++) {
      const [fromX, fromY] = [column + 0.5 - x, row + 0.5 - y]
      visit(row * width + column, shape(fromX / scale, fromY / scale) * scale, fromX, fromY)
    }
  }
}

/**
 * Paints a gap that is darker than its ground on one side and lighter on the other, with a rough edge: neither how dark a place is nor how
 * sharp its edge is tells which gap it is.
 */
export const paintGap = (raster: Raster, place: Place, shape: Shape, random: Random): void => {
  const angle = between(random, 0, 2 * Math.PI)
  const [alongX, alongY] = [Math.cos(angle) / place.reach, Math.sin(angle) / place.reach]
  const [pace, phase] = [between(random, 0.12, 0.22), between(random, 0, 6)]
  const [dark, light] = [hsl(between(random, 0, 360), 0.6, 0.07), hsl(between(random, 0, 360), 0.8, 0.93)]
  const bend = between(random, 1, 2.5)
  const depth = between(random, 0.5, 0.75)
  around(raster, place, shape, (pixel, distance, fromX, fromY) => {
    if (distance > 4) return
    const rough = distance + Math.sin(fromX * pace + phase) * Math.sin(fromY * pace) * 0.6 + (random() - 0.5) * 1.2
    const side = fromX * alongX + fromY * alongY + Math.sin((fromX * alongY - fromY * alongX) * bend) * 0.3
    blend(raster, pixel, side < 0 ? dark : light, coverage(rough) * depth)
  })
}

/** Draws an outline without a gap, in strokes that come and go: for a program that looks for outlines. */
export const paintOutline = (raster: Raster, place: Place, shape: Shape, random: Random): void => {
  const [pace, phase, width] = [between(random, 1, 3), between(random, 0, 6), between(random, 1, 2.2)]
  const ink = hsl(between(random, 0, 360), 0.6, random() < 0.5 ? 0.12 : 0.88)
  const opacity = between(random, 0.25, 0.5)
  around(raster, place, shape, (pixel, distance, fromX, fromY) => {
    const presence = Math.max(0, Math.sin(Math.atan2(fromY, fromX) * pace + phase) * 0.7 + 0.5)
    blend(raster, pixel, ink, coverage(Math.abs(distance) - width) * opacity * Math.min(1, presence))
  })
}
