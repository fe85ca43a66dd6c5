/** Red, green, blue, 0–255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** A picture being drawn: three bytes per pixel. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

export const createRaster = (width: number, height: number): Raster => ({ width, height, data: new Uint8ClampedArray(width * height * 3) })

/** Blends `colour` over one pixel; `opacity` 0–1. */
export const blend = ({ data }: Raster, pixel: number, colour: Rgb, opacity: number): void => {
  if (opacity <= 0) return
  const share = Math.min(1, opacity)
  const at = pixel * 3
  const red = data[at] ?? 0
  const green = data[at + 1] ?? 0
  const blue = data[at + 2] ?? 0
  data[at] = red + (colour[0] - red) * share
  data[at + 1] = green + (colour[1] - green) * share
  data[at + 2] = blue + (colour[2] - blue) * share
}

export const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

/** The share of a pixel inside an outline at `distance` pixels (negative inside), which gives soft edges. */
export const coverage = (distance: number): number => Math.min(1, Math.max(0, 0.5 - distance))

/** Hue in degrees, the others 0–1. */
export const hsl = (hue: number, saturation: number, lightness: number): Rgb => {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number): number => {
    const position = (((offset + hue / 30) % 12) + 12) % 12
    return 255 * (lightness - reach * Math.max(-1, Math.min(position - 3, 9 - position, 1)))
  }
  return [channel(0), channel(8), channel(4)]
}
