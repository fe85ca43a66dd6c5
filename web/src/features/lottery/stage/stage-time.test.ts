import { describe, expect, test } from 'vitest'
import { ballsOf, isLive, nextSceneAt, resultsSoFar, sceneOf } from './stage-time.ts'

const at = (time: string) => Date.parse(`2026-01-31T${time}Z`)
const results = [
  { group: 'main' as const, numbers: ['31', '05', '12'] },
  { group: 'bonus' as const, numbers: ['20'] },
]
const open = { state: 'closed' as const, drawsAt: '2026-01-31T12:03:00Z', drawnAt: null, results: null }
const drawn = { state: 'drawn' as const, drawsAt: '2026-01-31T12:03:00Z', drawnAt: '2026-01-31T12:03:00.400Z', results }

describe('a draw that is watched', () => {
  // Proves games-and-lottery-23.
  test('is counted for its last 20 s, a begun second as a whole one', () => {
    expect(sceneOf(open, at('12:02:39.999'))).toEqual({ at: 'early' })
    expect(sceneOf(open, at('12:02:40'))).toEqual({ at: 'count', seconds: 20 })
    expect(sceneOf(open, at('12:02:59.001'))).toEqual({ at: 'count', seconds: 1 })
    expect(sceneOf(open, at('12:03:00'))).toEqual({ at: 'mixing' })
    expect(sceneOf(open, at('12:09:00'))).toEqual({ at: 'mixing' })
  })

  // Proves games-and-lottery-23.
  test('lets a ball fall every 600 ms from 4 s after its numbers were made, whenever the page learned them', () => {
    expect(sceneOf(drawn, at('12:03:04.399'))).toEqual({ at: 'mixing' })
    expect(sceneOf(drawn, at('12:03:04.400'))).toEqual({ at: 'falling', fallen: 1 })
    expect(sceneOf(drawn, at('12:03:04.999'))).toEqual({ at: 'falling', fallen: 1 })
    expect(sceneOf(drawn, at('12:03:05'))).toEqual({ at: 'falling', fallen: 2 })
    // The fourth has landed at 4.4 s + 4 × 0.6 s.
    expect(sceneOf(drawn, at('12:03:06.799'))).toEqual({ at: 'falling', fallen: 4 })
    expect(sceneOf(drawn, at('12:03:06.800'))).toEqual({ at: 'over' })
    // A draw that had to wait for the beacon begins with its numbers, not with its planned moment.
    expect(sceneOf({ ...drawn, drawnAt: '2026-01-31T12:08:00Z' }, at('12:08:03.999'))).toEqual({ at: 'mixing' })
  })

  // Proves games-and-lottery-23.
  test('stands still for whoever wants no motion: all balls at once, when the first would fall', () => {
    expect(sceneOf(drawn, at('12:03:04.399'), true)).toEqual({ at: 'mixing' })
    expect(sceneOf(drawn, at('12:03:04.400'), true)).toEqual({ at: 'over' })
  })

  // Proves games-and-lottery-23.
  test('changes at moments that the clock knows', () => {
    const next = (draw: Parameters<typeof nextSceneAt>[0], time: string) => nextSceneAt(draw, at(time))
    expect(next(open, '12:00:00')).toBe(at('12:02:40'))
    expect(next(open, '12:02:40')).toBe(at('12:02:41'))
    expect(next(open, '12:02:59.500')).toBe(at('12:03:00'))
    expect(next(open, '12:03:00')).toBeUndefined()
    expect(next(drawn, '12:03:01')).toBe(at('12:03:04.400'))
    expect(next(drawn, '12:03:04.700')).toBe(at('12:03:05'))
    expect(next(drawn, '12:03:06.500')).toBe(at('12:03:06.800'))
    expect(next(drawn, '12:03:06.800')).toBeUndefined()
    expect(next({ ...open, state: 'void' }, '12:02:50')).toBeUndefined()
  })

  test('is live from the count to the last ball, and never when it is void', () => {
    expect(isLive(open, at('12:02:00'))).toBe(false)
    expect(isLive(open, at('12:02:50'))).toBe(true)
    expect(isLive(drawn, at('12:03:06'))).toBe(true)
    expect(isLive(drawn, at('12:03:07'))).toBe(false)
    expect(isLive({ ...open, state: 'void' }, at('12:02:50'))).toBe(false)
  })
})

describe('the balls', () => {
  // Proves games-and-lottery-23.
  test('fall as they were drawn; of digits the first prize falls last', () => {
    expect(ballsOf(results).map(({ number }) => number)).toEqual(['31', '05', '12', '20'])
    const digits = [
      { group: 'special' as const, numbers: ['0423'] },
      { group: 'second' as const, numbers: ['9912', '0055'] },
    ]
    expect(ballsOf(digits).map(({ number }) => number)).toEqual(['9912', '0055', '0423'])
  })

  test('are known as far as they have fallen', () => {
    expect(resultsSoFar(results, { at: 'mixing' })).toBeNull()
    expect(resultsSoFar(results, { at: 'falling', fallen: 2 })).toEqual([
      { group: 'main', numbers: ['31', '05'] },
      { group: 'bonus', numbers: [] },
    ])
    expect(resultsSoFar(results, { at: 'over' })).toBe(results)
    expect(resultsSoFar(null, { at: 'mixing' })).toBeNull()
  })
})
