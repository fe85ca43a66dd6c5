import { describe, expect, test } from 'vitest'
import { createDrawings } from './drawings.ts'
import type { DrawingTask, Pen } from './pen.ts'

/** A pen that draws only when told to. */
const slowPen = () => {
  const requests: { readonly task: DrawingTask; readonly finish: (drawn: unknown) => void; readonly fail: (error: Error) => void }[] = []
  let drawn = 0
  const pen: Pen = {
    draw: task => new Promise((resolve, reject) => void requests.push({ task, finish: value => resolve(value as never), fail: reject })),
    close: async () => {},
  }
  /** Finishes the picture that is being drawn, and lets the next one begin. */
  const finish = async () => {
    requests[drawn]?.finish({ x: drawn++ })
    await new Promise(setImmediate)
  }
  return { pen, requests, finish }
}

const HOME = '203.0.113.7'
const settled = (promises: readonly Promise<unknown>[]) => Promise.allSettled(promises)

describe('drawing pictures for captchas', () => {
  test('draws one at a time, in the order in which they were asked for', async () => {
    const { pen, requests, finish } = slowPen()
    const drawings = createDrawings(pen)
    const letters = ['A', 'B', 'C'].map(text => drawings.letters(text, HOME))
    expect(requests).toHaveLength(1)
    await finish()
    expect(requests.map(({ task }) => task)).toEqual([
      { kind: 'letters', text: 'A' },
      { kind: 'letters', text: 'B' },
    ])
    await finish()
    await finish()
    expect(await settled(letters)).toMatchObject([{ value: { x: 0 } }, { value: { x: 1 } }, { value: { x: 2 } }])
  })

  test('60 wait at most; who comes after them is told to come back, and when', async () => {
    const { pen } = slowPen()
    const drawings = createDrawings(pen)
    const addressOf = (index: number) => `10.0.${index}.7`
    // One is being drawn, 60 wait.
    for (let index = 0; index < 61; index++) void drawings.puzzle(addressOf(index))
    await expect(drawings.puzzle(addressOf(61))).rejects.toMatchObject({ code: 'TOO_MANY_REQUEST', data: { retryAfter: 3 } })
    await expect(drawings.letters('A', addressOf(61))).rejects.toMatchObject({ code: 'TOO_MANY_REQUEST', data: { retryAfter: 3 } })
  })

  test('20 of one line wait at most; another line has its turn at once (IPv6: a /56, and a /48)', async () => {
    const { pen, requests, finish } = slowPen()
    const drawings = createDrawings(pen)
    for (let index = 0; index < 21; index++) void drawings.puzzle(HOME)
    await expect(drawings.puzzle(HOME)).rejects.toMatchObject({ code: 'TOO_MANY_REQUEST', data: { retryAfter: 1 } })
    const other = drawings.letters('B', '198.51.100.7')
    await finish()
    expect(requests[1]?.task.kind).toBe('letters')
    await finish()
    await expect(other).resolves.toBeDefined()
  })

  test('puzzles are drawn ahead, 32 of them, each given once; nothing is drawn before the first is asked for', async () => {
    const { pen, requests, finish } = slowPen()
    const drawings = createDrawings(pen)
    expect(requests).toHaveLength(0)
    void drawings.puzzle(HOME)
    for (let drawn = 0; drawn < 33; drawn++) await finish()
    expect(requests).toHaveLength(33)
    const given = await Promise.all(Array.from({ length: 32 }, () => drawings.puzzle(HOME)))
    expect(new Set(given.map(({ x }) => x)).size).toBe(32)
  })

  test('whoever waits comes before the stock', async () => {
    const { pen, requests, finish } = slowPen()
    const drawings = createDrawings(pen)
    void drawings.puzzle(HOME)
    await finish()
    void drawings.letters('A', HOME)
    await finish()
    expect(requests.map(({ task }) => task.kind)).toEqual(['puzzle', 'puzzle', 'letters'])
  })

  test('a picture that fails is told to its player alone, and the next is drawn', async () => {
    const { pen, requests, finish } = slowPen()
    const drawings = createDrawings(pen)
    const broken = drawings.letters('A', HOME)
    const whole = drawings.letters('B', HOME)
    requests[0]?.fail(new Error('the drawing thread ended'))
    await expect(broken).rejects.toThrow('the drawing thread ended')
    requests[1]?.finish({ x: 1 })
    await finish()
    await expect(whole).resolves.toBeDefined()
  })
})
