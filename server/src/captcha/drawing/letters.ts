import { type Segment, distanceTo, letterSegments } from './letter-segments.ts'
import { quantiserFor } from './palette.ts'
import { encodePng } from './png.ts'
import { between, fastRandom, type Random } from './random.ts'
import { blend, coverage, createRaster, hsl, mix, type Raster, type Rgb } from './raster.ts'

const WIDTH = 400
const HEIGHT = 128
const LETTER_SPACE = 64
const PEN = 7
const STRAY_LINES = 2

const paintPaper = (raster: Raster, hue: number): void => {
  const [top, bottom] = [hsl(hue, 0.5, 0.93), hsl(hue + 40, 0.5, 0.84)]
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) blend(raster, y * WIDTH + x, mix(top, bottom, y / HEIGHT), 1)
}

/** Bends the picture in waves, so that straight lines cannot separate the letters. */
const wave = (random: Random): ((x: number, y: number) => readonly [number, number]) => {
  const [paceX, paceY, phaseX, phaseY] = [between(random, 0.03, 0.06), between(random, 0.03, 0.06), between(random, 0, 6), between(random, 0, 6)]
  return (x, y) => [x + Math.sin(y * paceX + phaseX) * 5, y + Math.sin(x * paceY + phaseY) * 6]
}

const paintStrokes = (raster: Raster, segments: readonly Segment[], pen: number, ink: Rgb, bend: ReturnType<typeof wave>): void => {
  const reach = pen + 8
  const xs = segments.flatMap(([fromX, , toX]) => [fromX, toX])
  const ys = segments.flatMap(([, fromY, , toY]) => [fromY, toY])
  for (let y = Math.max(0, Math.floor(Math.min(...ys) - reach)); y < Math.min(HEIGHT, Math.max(...ys) + reach); y++) {
    for (let x = Math.max(0, Math.floor(Math.min(...xs) - reach)); x < Math.min(WIDTH, Math.max(...xs) + reach); x++) {
      const [bentX, bentY] = bend(x, y)
      let distance = Infinity
      for (const segment of segments) distance = Math.min(distance, distanceTo(segment, bentX, bentY))
      blend(raster, y * WIDTH + x, ink, coverage(distance - pen / 2) * 0.9)
    }
  }
}

const strayLine = (random: Random): readonly Segment[] => {
  const heights = Array.from({ length: 6 }, () => between(random, 0.15, 0.85) * HEIGHT)
  return heights.slice(1).map((to, index): Segment => [(index * WIDTH) / 5, heights[index] ?? to, ((index + 1) * WIDTH) / 5, to])
}

/** PNG of the letters, bent and crossed by lines. */
export const drawLetters = (text: string, random: Random = fastRandom()): Uint8Array => {
  const raster = createRaster(WIDTH, HEIGHT)
  const hue = between(random, 0, 360)
  paintPaper(raster, hue)
  const inkOf = (): Rgb => hsl(hue + between(random, 150, 260), 0.6, between(random, 0.25, 0.4))
  const bend = wave(random)
  const margin = (WIDTH - text.length * LETTER_SPACE) / 2
  for (const [index, letter] of [...text].entries()) {
    const centreX = margin + (index + 0.5) * LETTER_SPACE + between(random, -5, 5)
    paintStrokes(raster, letterSegments(letter, centreX, HEIGHT / 2 + between(random, -10, 10), random), PEN + between(random, 0, 2.5), inkOf(), bend)
  }
  for (let line = 0; line < STRAY_LINES; line++) paintStrokes(raster, strayLine(random), between(random, 1.5, 2.5), inkOf(), bend)
  const quantiser = quantiserFor(raster, random)
  return encodePng({ width: WIDTH, height: HEIGHT, pixels: quantiser.pixelsOf(raster, random), palette: quantiser.palette })
}
