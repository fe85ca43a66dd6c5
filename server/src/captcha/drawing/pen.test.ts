import { afterAll, expect, test } from 'vitest'
import { createPen } from './pen.ts'

const pen = createPen()
afterAll(() => pen.close())

const isPng = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1', 1, 4) === 'PNG'

test('the thread draws puzzles and letters while the main thread goes on', async () => {
  let turns = 0
  let isDrawn = false
  const puzzle = pen.draw({ kind: 'puzzle' }).finally(() => (isDrawn = true))
  while (!isDrawn) {
    turns++
    await new Promise(setImmediate)
  }
  const { x, background, piece } = await puzzle
  expect([isPng(background), isPng(piece), Number.isInteger(x)]).toEqual([true, true, true])
  expect(isPng(await pen.draw({ kind: 'letters', text: 'ACE34' }))).toBe(true)
  // On the main thread there would have been one turn per picture.
  expect(turns).toBeGreaterThan(100)
})

test('a thread that has ended is started again', async () => {
  await pen.close()
  const { background } = await pen.draw({ kind: 'puzzle' })
  expect(isPng(background)).toBe(true)
})
