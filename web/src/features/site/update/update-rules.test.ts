import { describe, expect, test } from 'vitest'
import { beforeFirstCheck, hashOf, isCheckDue, nextUpdate, type UpdateEvent } from './update-rules.ts'

const answered = (hash: string, own = true): UpdateEvent => ({ type: 'answered', hash, own })
const settled: UpdateEvent = { type: 'settled' }
const found = (events: readonly UpdateEvent[], earlier: readonly string[] = []) => events.reduce(nextUpdate, beforeFirstCheck(earlier)).found

describe('update detection (spec 2 §4)', () => {
  test('the first answer counts as the running build', () => {
    expect(found([answered('a')])).toBeNull()
    expect(found([answered('a'), answered('a')])).toBeNull()
  })

  test('another hash is an update, until the first one returns', () => {
    expect(found([answered('a'), answered('b')])).toBe('b')
    expect(found([answered('a'), answered('b'), answered('c')])).toBe('c')
    expect(found([answered('a'), answered('b'), answered('a')])).toBeNull()
  })

  test('a page older than the first answer gets the update at once', () => {
    expect(found([answered('b', false)])).toBe('b')
    expect(found([answered('b', false), answered('b', false)])).toBe('b')
  })

  test('the player is asked only once about each build', () => {
    expect(found([answered('a'), answered('b'), settled])).toBeNull()
    expect(found([answered('a'), answered('b'), settled, answered('b')])).toBeNull()
    expect(found([answered('a'), answered('b'), settled, answered('c')])).toBe('c')
    expect(found([answered('a'), answered('b'), settled, answered('c'), settled, answered('b')])).toBeNull()
  })

  // Spec 2 §4, What it compares: one reload per hash
  test('a refresh that loaded the old page again does not lead to another one', () => {
    expect(found([answered('b', false)], ['b'])).toBeNull()
    expect(found([answered('a'), answered('b')], ['b'])).toBeNull()
    expect(found([answered('a'), answered('c')], ['b'])).toBe('c')
  })
})

test('events within the same moment cause one check', () => {
  const before = beforeFirstCheck([])
  const input = nextUpdate(before, { type: 'asked', at: 5_000 })
  expect(isCheckDue(before, 5_000)).toBe(true)
  expect(isCheckDue(input, 5_999)).toBe(false)
  expect(isCheckDue(input, 6_000)).toBe(true)
})

test('different texts have different hashes', () => {
  expect(hashOf('')).toBe('811c9dc5')
  expect(hashOf('a')).toBe('e40c292c') // the published value of FNV-1a
  expect(hashOf('entry-a.js')).not.toBe(hashOf('entry-b.js'))
})
