import { between, pick, type Random } from '#providers/captcha/drawing/random.ts'

/** Signed distance to an outline around (0, 0), negative inside; all in units of the picture. */
export type Shape = (x: number, y: number) => number

/** Half the side of a piece's body; knobs and rotation stay within `PIECE_SIZE / 2`. */
const HALF = 19
const KNOB = 6.5
const MAX_TURN = Math.PI / 7

/** Faster than `Math.hypot`, whose protection against overflow makes it ten times slower. */
const length = (x: number, y: number): number => Math.sqrt(x * x + y * y)

const circle =
  (radius: number): Shape =>
  (x, y) =>
    length(x, y) - radius

const roundedSquare =
  (half: number, radius: number): Shape =>
  (x, y) => {
    const overX = Math.abs(x) - half + radius
    const overY = Math.abs(y) - half + radius
    return length(Math.max(overX, 0), Math.max(overY, 0)) + Math.min(Math.max(overX, overY), 0) - radius
  }

const polygon =
  (corners: number, reach: number, radius: number): Shape =>
  (x, y) => {
    const sector = (2 * Math.PI) / corners
    const angle = Math.atan2(y, x)
    const within = angle - sector * Math.round(angle / sector)
    const along = length(x, y)
    const apothem = (reach - radius) * Math.cos(sector / 2)
    const toSide = along * Math.cos(within) - apothem
    const half = apothem * Math.tan(sector / 2)
    const beyond = Math.abs(along * Math.sin(within)) - half
    return (beyond > 0 && toSide > 0 ? length(toSide, beyond) : toSide) - radius
  }

type Knob = -1 | 0 | 1

const withKnobs = (body: Shape, sides: readonly Knob[]): Shape => {
  const knobs = sides.flatMap((side, index) => {
    const angle = (2 * Math.PI * index) / sides.length
    const from = HALF + side * 2.5
    return side === 0 ? [] : [{ outward: side > 0, x: Math.cos(angle) * from, y: Math.sin(angle) * from }]
  })
  return (x, y) => {
    let distance = body(x, y)
    for (const knob of knobs) {
      const toKnob = length(x - knob.x, y - knob.y) - KNOB
      distance = knob.outward ? Math.min(distance, toKnob) : Math.max(distance, -toKnob)
    }
    return distance
  }
}

const turned = (shape: Shape, angle: number): Shape => {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return (x, y) => shape(x * cos + y * sin, y * cos - x * sin)
}

const bodies = [roundedSquare(HALF, 3), roundedSquare(HALF, 9), circle(HALF + 1), polygon(6, HALF + 3, 3), polygon(5, HALF + 4, 4)] as const

/** A piece with a random body, knobs and rotation; at least two sides have knobs. */
export const randomShape = (random: Random): Shape => {
  const knobs: Knob[] = [1, -1, pick(random, [-1, 0, 1]), pick(random, [-1, 0, 1])]
  knobs.sort(() => random() - 0.5)
  return turned(withKnobs(pick(random, bodies), knobs), between(random, -MAX_TURN, MAX_TURN))
}
