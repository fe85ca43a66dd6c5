import { describe, expect, test } from 'vitest'
import { isPlausible, type PathPoint } from './path.ts'

const TARGET = 150
const DURATION = 800

/** The path of a hand: fast at first, slow at the end, never quite level. */
const drag = (duration = DURATION, count = 20): PathPoint[] =>
  Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1)
    return [Math.round(TARGET * (1 - (1 - share) ** 3)), Math.round(Math.sin(share * 5) * 3), Math.round(share * duration)]
  })

const keys = (step: number, pause = 60): PathPoint[] => {
  const points: PathPoint[] = Array.from({ length: Math.floor(TARGET / step) + 1 }, (_, index) => [index * step, 0, index * pause])
  const [x, , t] = points.at(-1)!
  return [...points, [x, 0, t + 10 * pause]]
}

describe('the path of a dragged piece (docs/captcha.md)', () => {
  test('a path like a hand’s passes', () => {
    expect(isPlausible('drag', drag(), TARGET, 3000)).toBe(true)
  })

  test('it must have points', () => {
    expect(isPlausible('drag', [], TARGET, 3000)).toBe(false)
    expect(isPlausible('drag', drag(DURATION, 7), TARGET, 3000)).toBe(false)
    expect(isPlausible('drag', drag(DURATION, 8), TARGET, 3000)).toBe(true)
  })

  test('it must vary in height', () => {
    const level = drag().map(([x, , t]): PathPoint => [x, 4, t])
    expect(isPlausible('drag', level, TARGET, 3000)).toBe(false)
  })

  test('it must slow down', () => {
    const even = drag().map(([, y, t]): PathPoint => [(TARGET * t) / DURATION, y, t])
    expect(isPlausible('drag', even, TARGET, 3000)).toBe(false)
    const faster = drag().map(([, y, t]): PathPoint => [TARGET * (t / DURATION) ** 2, y, t])
    expect(isPlausible('drag', faster, TARGET, 3000)).toBe(false)
  })

  test('it takes at least 300 ms, by its own times and by the server’s clock', () => {
    expect(isPlausible('drag', drag(300), TARGET, 300)).toBe(true)
    expect(isPlausible('drag', drag(299), TARGET, 3000)).toBe(false)
    expect(isPlausible('drag', drag(300), TARGET, 299)).toBe(false)
  })

  test('it cannot take longer than the challenge exists, but clocks may differ by 1 s', () => {
    expect(isPlausible('drag', drag(9000), TARGET, 3000)).toBe(false)
    expect(isPlausible('drag', drag(4001), TARGET, 3000)).toBe(false)
    expect(isPlausible('drag', drag(4000), TARGET, 3000)).toBe(true)
  })

  test('it starts at the start, ends where the piece was left, and its times increase', () => {
    expect(isPlausible('drag', drag(), TARGET + 9, 3000)).toBe(false)
    expect(
      isPlausible(
        'drag',
        drag().map(([x, y, t]): PathPoint => [x + 60, y, t]),
        TARGET + 60,
        3000,
      ),
    ).toBe(false)
    const backwards = drag()
    backwards.splice(5, 1, [40, 1, 700])
    expect(isPlausible('drag', backwards, TARGET, 3000)).toBe(false)
    const slightly = drag().map(([x, y, t], index): PathPoint => [x, y, index === 10 ? t - 2 * Math.round(DURATION / 19) : t])
    expect(isPlausible('drag', slightly, TARGET, 3000)).toBe(false)
  })

  test('it may start 24 units away, end 1 unit away, and have two heights', () => {
    const moved = (by: number) => drag().map(([x, y, t]): PathPoint => [x + by, y, t])
    expect([24, 25].map(by => isPlausible('drag', moved(by), TARGET + by, 3000))).toEqual([true, false])
    expect([1, 2].map(by => isPlausible('drag', drag(), TARGET + by, 3000))).toEqual([true, false])
    const once = drag().map(([x, , t], index): PathPoint => [x, index === 3 ? 5 : 4, t])
    expect(isPlausible('drag', once, TARGET, 3000)).toBe(true)
  })
})

describe('the path of a piece moved by keys or buttons', () => {
  test('many small steps and a pause before confirming pass, though they are level', () => {
    expect(isPlausible('steps', keys(4), 148, 5000)).toBe(true)
  })

  test('a leap of more than 24 units is not a step', () => {
    expect(isPlausible('steps', keys(24), 144, 5000)).toBe(true)
    expect(isPlausible('steps', keys(25), 150, 5000)).toBe(false)
    expect(isPlausible('steps', keys(30), 150, 5000)).toBe(false)
  })

  test('four points are enough', () => {
    const start: readonly PathPoint[] = [
      [0, 0, 0],
      [24, 0, 60],
    ]
    expect(isPlausible('steps', [...start, [48, 0, 120], [48, 0, 800]], 48, 5000)).toBe(true)
    expect(isPlausible('steps', [...start, [24, 0, 800]], 24, 5000)).toBe(false)
  })

  test('however slow the steps are, a look of 200 ms before confirming is enough', () => {
    const slow = keys(8, 250).slice(0, -1)
    const [x, , t] = slow.at(-1)!
    expect(isPlausible('steps', [...slow, [x, 0, t + 200]], x, 9000)).toBe(true)
    expect(isPlausible('steps', [...slow, [x, 0, t + 199]], x, 9000)).toBe(false)
  })

  test('confirming without a pause is refused', () => {
    expect(isPlausible('steps', keys(4).slice(0, -1), 148, 5000)).toBe(false)
  })
})
