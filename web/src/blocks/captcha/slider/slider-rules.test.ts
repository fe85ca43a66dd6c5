import { describe, expect, it } from 'vitest'
import { BUTTON_STEP, clampTo, isDrag, percentOf, stepOfKey, withPoint, type PathPoint } from './slider-rules.ts'

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

  it('replaces a point by one that comes less than 8 ms after the one before it', () => {
    const at = (...times: number[]) => times.reduce<readonly PathPoint[]>((points, t) => withPoint(points, [t, 0, t]), []).map(([, , t]) => t)
    expect(at(0, 7, 9)).toEqual([0, 9])
    expect(at(0, 8, 9)).toEqual([0, 8, 9])
    expect(at(100, 107, 120)).toEqual([100, 120])
  })

  it('drops every second point at 500, and keeps the first', () => {
    const full = Array.from({ length: 500 }, (_, index): PathPoint => [index, 0, index * 10])
    expect(withPoint(full.slice(0, 499), [499, 0, 4_990])).toHaveLength(500)
    const thinned = withPoint(full, [500, 0, 5_000])
    expect(thinned).toHaveLength(251)
    expect(thinned.slice(0, 3).map(([x]) => x)).toEqual([0, 2, 4])
  })

  it('counts as a drag once the piece is 8 units from its start', () => {
    const to = (x: number): readonly PathPoint[] => [
      [0, 0, 0],
      [x, 1, 200],
    ]
    expect([isDrag(to(7)), isDrag(to(8)), isDrag(to(40))]).toEqual([false, true, true])
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

  it('step buttons move by 8', () => {
    expect(BUTTON_STEP).toBe(8)
  })

  it('stay within the picture', () => {
    expect(clampTo(256, -4)).toBe(0)
    expect(clampTo(256, 260)).toBe(256)
    expect(clampTo(256, 12.6)).toBe(13)
  })

  it('say where the piece is', () => {
    expect([percentOf(64, 256), percentOf(256, 256)]).toEqual([25, 100])
  })
})
