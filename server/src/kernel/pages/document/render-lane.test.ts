import { expect, test } from 'vitest'
import { networkOf } from '#kernel/http/network.ts'
import { Refusal } from '#kernel/refusal.ts'
import { createRenderLane } from './render-lane.ts'

const START = new Date('2026-01-01T00:00:00Z')

const lane = () => {
  const run = createRenderLane(() => START)
  const ends: (() => void)[] = []
  let begun = 0
  const render = () => {
    begun += 1
    return new Promise<string>(resolve => ends.push(() => resolve('page')))
  }
  return { run, ends, render, begun: () => begun }
}

/** A visitor of a network of its own. */
const visitor = (number: number) => networkOf(`203.0.${number}.1`)

test('two pages are rendered at once, the others wait, and each gets its turn', async () => {
  const { run, ends, render, begun } = lane()
  const pages = [1, 2, 3, 4].map(number => run(visitor(number), render))
  await expect.poll(begun).toBe(2)
  for (const count of [3, 4, 4, 4]) {
    ends.shift()?.()
    await expect.poll(begun).toBe(count)
  }
  expect(await Promise.all(pages)).toEqual(['page', 'page', 'page', 'page'])
})

test('a page that could not be rendered gives its place to the next', async () => {
  const { run } = lane()
  for (let time = 0; time < 5; time++) await expect(run(visitor(time), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await run(visitor(1), async () => 'page')).toBe('page')
})

test('where a hundred wait, the next one is told to come again', async () => {
  const { run, render } = lane()
  // Never answered: they fill the lane.
  for (let number = 0; number < 102; number++) void run(visitor(number), render)
  await expect(run(visitor(200), render)).rejects.toEqual(new Refusal('TOO_MANY_REQUEST', { retryAfter: 5 }))
})

test('one network has 40 pages rendered in ten seconds; its neighbours are not kept waiting', async () => {
  const { run } = lane()
  for (let time = 0; time < 40; time++) await run(visitor(1), async () => 'page')
  await expect(run(visitor(1), async () => 'page')).rejects.toEqual(new Refusal('TOO_MANY_REQUEST', { retryAfter: 10 }))
  expect(await run(visitor(2), async () => 'page')).toBe('page')
})
