import { glyphs } from './glyphs.ts'
import { quantiserFor } from './palette.ts'
import { encodePng } from './png.ts'
import { between, fastRandom, type Random } from './random.ts'
import { blend, coverage, createRaster, hsl, mix, type Raster, type Rgb } from './raster.ts'

const WIDTH = 400
const HEIGHT = 128
const LETTER_SPACE = 64
const PEN = 7
const STRAY_LINES = 2

type Segment = readonly [fromX: number, fromY: number, toX: number, toY: number]

const distanceTo = ([fromX, fromY, toX, toY]: Segment, x: number, y: number): number => {
  const alongX = toX - fromX
  const alongY = toY - fromY
  const share = Math.min(1, Math.max(0, ((x - fromX) * alongX + (y - fromY) * alongY) / (alongX * alongX + alongY * alongY || 1)))
  return Math.sqrt((x - fromX - alongX * share) ** 2 + (y - fromY - alongY * share) ** 2)
}

/** A letter's strokes, rotated, slanted and stretched, at its place in the picture. */
const letterSegments = (letter: string, centreX: number, centreY: number, random: Random): readonly Segment[] => {
  const turn = between(random, -0.35, 0.35)
  const lean = between(random, -0.25, 0.25)
  const wide = between(random, 8.5, 10.5)
  const high = between(random, 9.5, 11.5)
  const place = ([x, y]: readonly [number, number]): readonly [number, number] => {
    const localX = (x - 2) * wide + (y - 3) * lean * high
    const localY = (y - 3) * high
    return [centreX + localX * Math.cos(turn) - localY * Math.sin(turn), centreY + localX * Math.sin(turn) + localY * Math.cos(turn)]
  }
  return (glyphs[letter] ?? []).flatMap(line => {
    const points = line.map(place)
    return points.slice(1).map((to, index): Segment => {
      const from = points[index] ?? to
      return [from[0], from[1], to[0], to[1]]
    })
  })
}

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
