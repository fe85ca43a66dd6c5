import { randomInt } from 'node:crypto'
import { PICTURE_WIDTH, PIECE_SIZE } from '@foyer/server/src/captcha/drawing/puzzle-places.ts'
import { drawPuzzle } from '@foyer/server/src/captcha/drawing/puzzle.ts'
import { solve, type Method, type Tolerance } from '#slider/solve.ts'

// How often plain image processing solves our own slider (docs/captcha.md): what a program of an afternoon does, not a trained one.

const ROUNDS = Number(process.argv[2] ?? 200)
/** The server accepts so many units beside the gap. */
const ACCEPTED = 5

const exact: Tolerance = { turns: [0], sizes: [1], rises: [0] }
const turned: Tolerance = {
  turns: [-24, -18, -12, -6, 0, 6, 12, 18, 24].map(degrees => (degrees * Math.PI) / 180),
  sizes: [0.9, 0.97],
  rises: [-3, 0, 3],
}
const tries: readonly (readonly [name: string, method: Method, tolerance: Tolerance])[] = [
  ['its outline', 'outline', exact],
  ['the ground that shows through', 'ground', exact],
  ['both', 'both', exact],
  ['its outline, turned and of any size', 'outline', turned],
]

const solved = tries.map(() => 0)
const began = performance.now()
for (let round = 0; round < ROUNDS; round++) {
  const { x, ...seen } = drawPuzzle(randomInt)
  tries.forEach(([, method, tolerance], index) => {
    const found = solve({ ...seen, width: PICTURE_WIDTH, pieceSize: PIECE_SIZE }, tolerance, method)
    if (Math.abs(found - x) <= ACCEPTED) solved[index] = (solved[index] ?? 0) + 1
  })
}
tries.forEach(([name], index) =>
  console.log(`  looking for ${name.padEnd(36)}${solved[index]} of ${ROUNDS} solved (${Math.round(((solved[index] ?? 0) / ROUNDS) * 100)} %)`),
)
console.log(
  `  A blind guess solves ${Math.round(((2 * ACCEPTED + 1) / (PICTURE_WIDTH - 2 * PIECE_SIZE)) * 100)} %. ${((performance.now() - began) / ROUNDS).toFixed(0)} ms a picture.`,
)
