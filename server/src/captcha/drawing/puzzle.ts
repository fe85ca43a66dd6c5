import type { Shape } from './bodies.ts'
import { COLOURS } from './choose-colours.ts'
import { around, paintGap, paintOutline, type Place } from './gap.ts'
import { quantiserFor } from './palette.ts'
import { encodePng } from './png.ts'
import { PIECE_SIZE, SCALE, PICTURE_WIDTH, PICTURE_HEIGHT, placesFor, MAX_Y, anyPlace, placeAt } from './puzzle-places.ts'
import { between, fastRandom, type Random } from './random.ts'
import { blend, coverage, createRaster, type Raster, type Rgb } from './raster.ts'
import { paintScene } from './scene.ts'
import { randomForm, shapeOf, siblingOf, strangerTo, type Form } from './shape.ts'

/** Forms are drawn for a square of 64 units. */
const PIECE_SHARE = PIECE_SIZE / 64

/** How far gaps may stand above or below the piece's height, units: all of them, so that height does not tell them apart. */
const ROW = 4

/** How far a gap may be turned from the piece, and its size beside the piece's: one outline does not fit all. */
const MAX_TURN = Math.PI / 9
const SIZES = [0.86, 1] as const
/** Outlines of the piece's own form that are no gaps. */
const OUTLINES = 3
const OPACITY_STEPS = 4
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

/** Cuts the piece out of the picture at `from`, which is not where the gap is, with a rim; returns its opacities too. */
const cutPiece = (raster: Raster, from: Place, shape: Shape): { readonly piece: Raster; readonly opacity: Uint8Array } => {
  const side = PIECE_SIZE * SCALE
  const piece = createRaster(side, side)
  const opacity = new Uint8Array(side * side)
  around(raster, from, shape, (pixel, distance, fromX, fromY) => {
    const own = Math.floor(fromY + side / 2) * side + Math.floor(fromX + side / 2)
    for (let channel = 0; channel < 3; channel++) piece.data[own * 3 + channel] = raster.data[pixel * 3 + channel] ?? 0
    blend(piece, own, white, 0.06 + Math.max(0, 1 - Math.abs(distance + 1.6) / 1.6) * 0.75)
    opacity[own] = Math.round(coverage(distance) * OPACITY_STEPS)
  })
  return { piece, opacity }
}

/** Draws a puzzle. `randomInt` (from, below) must be unpredictable, because it chooses the answer. */
export const drawPuzzle = (randomInt: (from: number, below: number) => number, random: Random = fastRandom()): Puzzle => {
  const raster = paintScene(PICTURE_WIDTH * SCALE, PICTURE_HEIGHT * SCALE, random)
  const form = randomForm(random)
  const turn = between(random, 0, 2 * Math.PI)
  const [x, ...decoys] = placesFor(randomInt)
  const y = randomInt(2 + ROW, MAX_Y - ROW + 1)
  const { piece, opacity } = cutPiece(raster, anyPlace(random), shapeOf(form, turn, PIECE_SHARE))

  const gapShape = (of: Form): Shape => shapeOf(of, turn + between(random, -MAX_TURN, MAX_TURN), PIECE_SHARE * between(random, ...SIZES))
  const gapAt = (left: number): Place => placeAt(left, y + randomInt(-ROW, ROW + 1))
  const gaps = [form, ...decoys.map((_, index) => (index === 0 ? siblingOf(form, random) : strangerTo(form, random)))]
  const works = [
    ...[x, ...decoys].map((left, index) => () => paintGap(raster, gapAt(left), gapShape(gaps[index] ?? form), random)),
    ...Array.from({ length: OUTLINES }, () => () => paintOutline(raster, anyPlace(random), gapShape(form), random)),
  ]
  // Painted in any order, because what lies upon what must not tell the gap.
  for (let left = works.length; left > 0; left--) works.splice(randomInt(0, left), 1)[0]?.()

  const quantiser = quantiserFor(raster, random)
  const colours = quantiser.pixelsOf(piece, random).map((colour, pixel) => colour + COLOURS * (opacity[pixel] ?? 0))
  const repeated = Buffer.concat(Array.from({ length: OPACITY_STEPS + 1 }, () => quantiser.palette))
  const alpha = Uint8Array.from({ length: COLOURS * (OPACITY_STEPS + 1) }, (_, index) => (Math.floor(index / COLOURS) * 255) / OPACITY_STEPS)
  return {
    x,
    y,
    background: encodePng({ width: raster.width, height: raster.height, pixels: quantiser.pixelsOf(raster, random), palette: quantiser.palette }),
    piece: encodePng({ width: piece.width, height: piece.height, pixels: colours, palette: repeated, alpha }),
  }
}
