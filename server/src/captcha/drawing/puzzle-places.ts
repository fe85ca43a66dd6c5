import type { Place } from './gap.ts'
import { between, type Random } from './random.ts'

/** The width of the picture in units, which all positions on the wire use. */
export const PICTURE_WIDTH = 320
export const PICTURE_HEIGHT = 160
/** Side of the square that holds the piece. */
export const PIECE_SIZE = 58
/** Pixels per unit: sharp enough for a phone's screen. */
export const SCALE = 1.5

/** The gap is never where the piece starts. */
const MIN_X = PIECE_SIZE + 6
const MAX_X = PICTURE_WIDTH - PIECE_SIZE - 2
export const MAX_Y = PICTURE_HEIGHT - PIECE_SIZE - 2
/** Gaps of other forms, in the same row and drawn in the same way. */
const DECOYS = 3

/** The least distance between two gaps, units. */
const APART = 48

/** The place of a piece whose square begins at `left` and `top`, units. */
export const placeAt = (left: number, top: number): Place => ({
  x: (left + PIECE_SIZE / 2) * SCALE,
  y: (top + PIECE_SIZE / 2) * SCALE,
  reach: (PIECE_SIZE / 2) * SCALE,
  scale: SCALE,
})

/** Places for gaps, none upon another: the first is the answer. */
export const placesFor = (randomInt: (from: number, below: number) => number): readonly [number, ...number[]] => {
  const places: [number, ...number[]] = [randomInt(MIN_X, MAX_X + 1)]
  for (let attempt = 0; attempt < 60 && places.length <= DECOYS; attempt++) {
    const next = randomInt(MIN_X, MAX_X + 1)
    if (places.every(place => Math.abs(place - next) >= APART)) places.push(next)
  }
  return places
}

/** Any place that an outline or the piece's ground may be taken from, on whole pixels. */
export const anyPlace = (random: Random): Place =>
  placeAt(2 * Math.floor(between(random, 1, (PICTURE_WIDTH - PIECE_SIZE) / 2)), 2 * Math.floor(between(random, 1, (PICTURE_HEIGHT - PIECE_SIZE) / 2)))
