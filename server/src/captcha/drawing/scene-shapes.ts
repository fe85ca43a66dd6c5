import { between, type Random } from './random.ts'
import { blend, coverage, mix, type Raster, type Rgb } from './raster.ts'

const SHADES = 64

export const paintDisc = (raster: Raster, centreX: number, centreY: number, radius: number, colour: Rgb, opacity: number, softness: number): void => {
  const reach = radius + softness
  for (let y = Math.max(0, Math.floor(centreY - reach)); y < Math.min(raster.height, centreY + reach); y++) {
    for (let x = Math.max(0, Math.floor(centreX - reach)); x < Math.min(raster.width, centreX + reach); x++) {
      const distance = Math.sqrt((x - centreX) ** 2 + (y - centreY) ** 2) - radius
      const share = softness > 1 ? Math.min(1, Math.max(0, 0.5 - distance / (2 * softness))) : coverage(distance)
      if (share > 0) blend(raster, y * raster.width + x, colour, share * opacity)
    }
  }
}

/** Paints a range of hills: everything below a line of three waves. */
export const paintRidge = (raster: Raster, random: Random, level: number, height: number, top: Rgb, bottom: Rgb): void => {
  const waves = [1, 2.3, 4.9].map(pace => ({
    pace: (pace * between(random, 2, 4)) / raster.width,
    phase: between(random, 0, 7),
    height: (height * between(random, 0.6, 1)) / pace,
  }))
  const shades = Array.from({ length: SHADES }, (_, shade) => mix(top, bottom, shade / SHADES))
  const perPixel = SHADES / (raster.height - level + height)
  for (let x = 0; x < raster.width; x++) {
    const line = level + waves.reduce((sum, wave) => sum + Math.sin(x * wave.pace + wave.phase) * wave.height, 0)
    for (let y = Math.max(0, Math.floor(line)); y < raster.height; y++) {
      const shade = shades[Math.min(SHADES - 1, Math.max(0, Math.floor((y - line) * perPixel)))] ?? bottom
      blend(raster, y * raster.width + x, shade, coverage(line - y))
    }
  }
}
