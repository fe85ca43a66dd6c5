import { type Sample, chooseColours, nearest } from './choose-colours.ts'
import type { Random } from './random.ts'
import type { Raster } from './raster.ts'

/** How far the grain shifts a channel before the nearest colour is taken. It dithers gradients and hides edges. */
const GRAIN = 11
const SAMPLES = 4096
const CUBE_BITS = 5

export interface Quantiser {
  readonly palette: Uint8Array
  /** The colour number of each pixel, with grain. */
  readonly pixelsOf: (raster: Raster, random: Random) => Uint8Array
}

/** Colours for a picture, chosen from a sample of it. */
export const quantiserFor = ({ data }: Raster, random: Random): Quantiser => {
  const samples: Sample[] = Array.from({ length: SAMPLES }, () => {
    const at = Math.floor((random() * data.length) / 3) * 3
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  })
  const palette = chooseColours(samples)
  const shift = 8 - CUBE_BITS
  const cube = new Int16Array(2 ** (3 * CUBE_BITS)).fill(-1)
  const lookUp = (red: number, green: number, blue: number): number => {
    const key = ((red >> shift) << (2 * CUBE_BITS)) | ((green >> shift) << CUBE_BITS) | (blue >> shift)
    const known = cube[key] ?? -1
    return known >= 0 ? known : (cube[key] = nearest(palette, red, green, blue))
  }
  const clamp = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value)
  return {
    palette,
    pixelsOf: (raster, grain) => {
      const pixels = new Uint8Array(raster.data.length / 3)
      for (let pixel = 0; pixel < pixels.length; pixel++) {
        const shifted = (grain() + grain() - 1) * GRAIN
        const at = pixel * 3
        pixels[pixel] = lookUp(
          clamp((raster.data[at] ?? 0) + shifted),
          clamp((raster.data[at + 1] ?? 0) + shifted),
          clamp((raster.data[at + 2] ?? 0) + shifted),
        )
      }
      return pixels
    },
  }
}
