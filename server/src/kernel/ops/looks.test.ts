import { expect, test } from 'vitest'
import { createLooks } from './looks.ts'

// Proves staff-45.
test('a look is new once in ten minutes, and what is remembered is bounded', () => {
  let now = 0
  const looks = createLooks(() => new Date(now))
  const look = (key: string) => {
    const isNew = looks.isNew(key)
    if (isNew) looks.began(key)
    return isNew
  }
  expect([look('ann'), look('ann'), look('bob')]).toEqual([true, false, true])
  now = 10 * 60_000 - 1
  expect(look('ann')).toBe(false)
  now += 1
  expect([look('ann'), look('ann')]).toEqual([true, false])
  for (let at = 0; at < 10_000; at += 1) look(`other ${at}`)
  // Too many others since: it is written down again rather than left out.
  expect(look('ann')).toBe(true)
})
