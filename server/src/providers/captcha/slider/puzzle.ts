import { COLOURS, quantiserFor } from '#providers/captcha/drawing/palette.ts'
import { encodePng } from '#providers/captcha/drawing/png.ts'
import { between, fastRandom, type Random } from '#providers/captcha/drawing/random.ts'
import { blend, coverage, createRaster, type Raster, type Rgb } from '#providers/captcha/drawing/raster.ts'
import { paintScene } from './scene.ts'
import { randomShape, type Shape } from './shape.ts'

/** The width of the picture in units, which all positions on the wire use. */
export const PICTURE_WIDTH = 320
export const PICTURE_HEIGHT = 160
/** Side of the square that holds the piece. */
export const PIECE_SIZE = 64
/** Pixels per unit: sharp enough for a phone's screen. */
const SCALE = 1.5
/** The gap is never where the piece starts. */
const MIN_X = PIECE_SIZE + 16
const MAX_X = PICTURE_WIDTH - PIECE_SIZE - 2
const MAX_Y = PICTURE_HEIGHT - PIECE_SIZE - 2
/** Decoys are in the gap's row, so that the piece's height does not distinguish them. */
const DECOY_ROW = 14
const MAX_DECOYS = 2
const OPACITY_STEPS = 4
const black: Rgb = [8, 8, 16]
const white: Rgb = [255, 255, 255]

export interface Puzzle {
  /** The answer: the left edge of the gap's square, in units. It stays on the server. */
  readonly x: number
  /** The top edge of the piece, in units. */
  readonly y: number
  /** PNG. */
  readonly background: Uint8Array
  /** PNG with transparency, `PIECE_SIZE` square. */
  readonly piece: Uint8Array
}

/** Calls `visit` for each pixel of a piece's square, with its index in the picture and its distance to the outline, in pixels. */
const overPiece = (
  raster: Raster,
  left: number,
  top: number,
  shape: Shape,
  visit: (pixel: number, distance: number, x: number, y: number) => void,
): void => {
  const side = PIECE_SIZE * SCALE
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const distance = shape((x + 0.5) / SCALE - PIECE_SIZE / 2, (y + 0.5) / SCALE - PIECE_SIZE / 2) * SCALE
      visit((Math.round(top * SCALE) + y) * raster.width + Math.round(left * SCALE) + x, distance, x, y)
    }
  }
}

/** Paints a dark hole with a shadow inside; its outline is too rough to be matched with the piece's. */
const paintGap = (raster: Raster, left: number, top: number, shape: Shape, random: Random): void => {
  const depth = between(random, 0.46, 0.84)
  const [paceX, paceY, phase] = [between(random, 0.15, 0.3), between(random, 0.15, 0.3), between(random, 0, 6)]
  overPiece(raster, left, top, shape, (pixel, distance, x, y) => {
    if (distance > 4) return // beyond rim and roughness
    const rough = distance + Math.sin(x * paceX + phase) * Math.sin(y * paceY) * 0.9 + (random() - 0.5) * 1.2
    const shadow = Math.max(0, 1 + rough / 9) * 0.2
    blend(raster, pixel, white, Math.max(0, 1 - Math.abs(rough - 1.2)) * 0.35)
    blend(raster, pixel, black, coverage(rough) * Math.min(0.9, depth + shadow + (random() - 0.5) * 0.08))
  })
}

/** Copies the piece from the original picture, slightly brighter and with a rim; returns its opacities. */
const cutPiece = (raster: Raster, left: number, top: number, shape: Shape): { readonly piece: Raster; readonly opacity: Uint8Array } => {
  const side = PIECE_SIZE * SCALE
  const piece = createRaster(side, side)
  const opacity = new Uint8Array(side * side)
  overPiece(raster, left, top, shape, (pixel, distance, x, y) => {
    const own = y * side + x
    for (let channel = 0; channel < 3; channel++) piece.data[own * 3 + channel] = raster.data[pixel * 3 + channel] ?? 0
    blend(piece, own, white, 0.06 + Math.max(0, 1 - Math.abs(distance + 1.6) / 1.6) * 0.75)
    opacity[own] = Math.round(coverage(distance) * OPACITY_STEPS)
  })
  return { piece, opacity }
}

const clearOf = (places: readonly number[], x: number): boolean => places.every(place => Math.abs(place - x) > PIECE_SIZE - 6)

/** Draws a puzzle. `randomInt` (from, below) must be unpredictable, because it chooses the answer. */
export const drawPuzzle = (randomInt: (from: number, below: number) => number, random: Random = fastRandom()): Puzzle => {
  const raster = paintScene(PICTURE_WIDTH * SCALE, PICTURE_HEIGHT * SCALE, random)
  const x = randomInt(MIN_X, MAX_X + 1)
  const y = randomInt(2, MAX_Y + 1)
  const shape = randomShape(random)
  const quantiser = quantiserFor(raster, random)
  const { piece, opacity } = cutPiece(raster, x, y, shape)

  const places = [x]
  for (let attempt = 0; attempt < 12 && places.length <= MAX_DECOYS; attempt++) {
    const decoyX = randomInt(PIECE_SIZE + 2, MAX_X + 1)
    if (!clearOf(places, decoyX)) continue
    places.push(decoyX)
    paintGap(raster, decoyX, Math.min(MAX_Y, Math.max(2, y + randomInt(-DECOY_ROW, DECOY_ROW + 1))), randomShape(random), random)
  }
  paintGap(raster, x, y, shape, random)

  const colours = quantiser.pixelsOf(piece, random).map((colour, pixel) => colour + COLOURS * (opacity[pixel] ?? 0))
  const repeated = Buffer.concat(Array.from({ length: OPACITY_STEPS + 1 }, () => quantiser.palette))
  const alpha = Uint8Array.from({ length: COLOURS * (OPACITY_STEPS + 1) }, (_, index) => (Math.floor(index / COLOURS) * 255) / OPACITY_STEPS)
  return {
    x,
    y,
    background: encodePng({
      width: raster.width,
      height: raster.height,
      pixels: quantiser.pixelsOf(raster, random),
      palette: quantiser.palette,
    }),
    piece: encodePng({ width: piece.width, height: piece.height, pixels: colours, palette: repeated, alpha }),
  }
}
