import { type Shape, HALF, length, roundedSquare, circle, polygon } from './bodies.ts'
import { pick, type Random } from './random.ts'

const KNOB = 6.5

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

const bodies = [roundedSquare(HALF, 3), roundedSquare(HALF, 9), circle(HALF + 1), polygon(6, HALF + 3, 3), polygon(5, HALF + 4, 4)] as const

/** What makes a piece's shape: its body, and what stands out of its four sides or cuts into them. */
export interface Form {
  readonly body: Shape
  readonly knobs: readonly Knob[]
}

const randomKnobs = (random: Random): readonly Knob[] => {
  const knobs: Knob[] = [1, -1, pick(random, [-1, 0, 1]), pick(random, [-1, 0, 1])]
  return knobs.sort(() => random() - 0.5)
}

/** A random form; at least one of its sides has a knob, and one a notch. */
export const randomForm = (random: Random): Form => ({ body: pick(random, bodies), knobs: randomKnobs(random) })

const isTurnOf = (one: readonly Knob[], other: readonly Knob[]): boolean =>
  one.some((_, turn) => one.every((knob, side) => knob === other[(side + turn) % one.length]))

/** A form that is easily taken for the other: of the same body, but with other knobs, however it is turned. */
export const siblingOf = ({ body, knobs }: Form, random: Random): Form => {
  for (;;) {
    const others = randomKnobs(random)
    if (!isTurnOf(knobs, others)) return { body, knobs: others }
  }
}

/** A form of another body. */
export const strangerTo = ({ body }: Form, random: Random): Form => ({
  body: pick(
    random,
    bodies.filter(other => other !== body),
  ),
  knobs: randomKnobs(random),
})

/** The outline of a form, turned by an angle (radians) and of a size (1: as above). */
export const shapeOf = ({ body, knobs }: Form, turn: number, size: number): Shape => {
  const whole = withKnobs(body, knobs)
  const cos = Math.cos(turn) / size
  const sin = Math.sin(turn) / size
  return (x, y) => whole(x * cos + y * sin, y * cos - x * sin) * size
}
