import { describe, expect, it } from 'vitest'
import { clampTo, isDrag, percentOf, stepOfKey, withPoint, type PathPoint } from './slider-rules.ts'

describe('the path the page records', () => {
  it('keeps points apart, and always the last one', () => {
    const times = [0, 4, 8, 12, 16, 30]
    const path = times.reduce<readonly PathPoint[]>((points, t) => withPoint(points, [t, 0, t]), [])
    expect(path[0]).toEqual([0, 0, 0])
    expect(path[path.length - 1]).toEqual([30, 0, 30])
    expect(path.length).toBeLessThan(times.length)
  })

  it('never exceeds the call’s limit, however long the drag', () => {
    let path: readonly PathPoint[] = []
    for (let t = 0; t < 60_000; t += 10) path = withPoint(path, [Math.round(t / 300), t % 3, t])
    expect(path.length).toBeLessThanOrEqual(512)
    expect(path[0]).toEqual([0, 0, 0])
    expect(path[path.length - 1]?.[2]).toBe(59_990)
  })

  it('counts as a drag once the piece has left its start', () => {
    expect(
      isDrag([
        [0, 0, 0],
        [3, 1, 20],
      ]),
    ).toBe(false)
    expect(
      isDrag([
        [0, 0, 0],
        [40, 1, 200],
      ]),
    ).toBe(true)
  })
})

describe('keys (docs/captcha.md: every drag can be done by keys)', () => {
  it.each([
    ['ArrowRight', 4],
    ['ArrowLeft', -4],
    ['PageUp', 24],
    ['PageDown', -24],
    ['Tab', undefined],
  ])('%s moves by %s, in every language', (key, step) => {
    expect(stepOfKey(key)).toBe(step)
  })

  it('stay within the picture', () => {
    expect(clampTo(256, -4)).toBe(0)
    expect(clampTo(256, 260)).toBe(256)
    expect(clampTo(256, 12.6)).toBe(13)
  })

  it('say where the piece is', () => {
    expect(percentOf(64, 256)).toBe(25)
  })
})
