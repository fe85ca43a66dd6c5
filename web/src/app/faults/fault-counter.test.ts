import { expect, test } from 'vitest'
import { createFaultCounter } from './fault-counter.ts'

/** The storage of one visit. */
const visit = () => {
  const items = new Map<string, string>()
  return { getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, value: string) => void items.set(key, value) }
}
let now = 0
const page = (storage: () => Pick<Storage, 'getItem' | 'setItem'>) => createFaultCounter(storage, () => now)
const sent = (mayBeSent: (name: string) => boolean, names: readonly string[]) => names.filter(mayBeSent)

// Proves navigation-4.
test('at most three in a minute, each distinct one once per page', () => {
  const storage = visit()
  const mayBeSent = page(() => storage)
  expect(sent(mayBeSent, ['a', 'a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c'])
  now += 60_000
  // What came too soon is not sent later: it would tell of another moment.
  expect(sent(mayBeSent, ['a', 'd', 'e'])).toEqual(['e'])
})

// Proves navigation-4.
test('at most ten in a visit, however often a page that fails is loaded anew', () => {
  const storage = visit()
  let all = 0
  for (let load = 0; load < 20; load++) {
    now += 60_000
    all += sent(
      page(() => storage),
      ['a', 'b'],
    ).length
  }
  expect(all).toBe(10)
})

test('without storage the page alone counts, and what others wrote there breaks nothing', () => {
  const refuse = () => {
    throw new Error('storage is refused')
  }
  expect(sent(page(refuse), ['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c'])
  for (const text of ['{', '{}', 'null', '["x"]'])
    expect(
      sent(
        page(() => ({ ...visit(), getItem: () => text })),
        ['a'],
      ),
    ).toEqual(['a'])
})
