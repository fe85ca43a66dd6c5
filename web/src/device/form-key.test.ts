import { expect, test } from 'vitest'
import { endFormKey, formKeyOf } from './form-key.ts'
import { createTextStore } from './storage.ts'

const withoutStorage = () =>
  createTextStore(() => {
    throw new Error('blocked')
  })

const counting = () => {
  let made = 0
  return (count: number) => new Uint8Array(count).fill(++made)
}

// Proves games-and-lottery-22, money-44.
test('a form whose answer was lost is sent again under the same key', () => {
  const store = withoutStorage()
  const random = counting()
  const first = formKeyOf(store, 'deposit', 'bank 500', random)
  expect(first).toMatch(/^[A-Za-z0-9_-]{22}$/)
  expect(formKeyOf(store, 'deposit', 'bank 500', random)).toBe(first)
})

// Proves money-44.
test('other content, another form, and the same content after an answer get other keys', () => {
  const store = withoutStorage()
  const random = counting()
  const first = formKeyOf(store, 'deposit', 'bank 500', random)
  const withdrawal = formKeyOf(store, 'withdrawal', 'bank 500', random)
  const changed = formKeyOf(store, 'deposit', 'bank 600', random)
  endFormKey(store, 'deposit', changed)
  const again = formKeyOf(store, 'deposit', 'bank 600', random)
  expect(new Set([first, withdrawal, changed, again]).size).toBe(4)
  expect(formKeyOf(store, 'withdrawal', 'bank 500', random)).toBe(withdrawal)
})

test('what another tab sends of the same form, and is answered, leaves the key of this one', () => {
  const store = withoutStorage()
  const random = counting()
  const own = formKeyOf(store, 'lottery', 'line 1', random)
  const other = formKeyOf(store, 'lottery', 'line 2', random)
  expect(formKeyOf(store, 'lottery', 'line 1', random)).toBe(own)
  endFormKey(store, 'lottery', other)
  expect(formKeyOf(store, 'lottery', 'line 1', random)).toBe(own)
  expect(formKeyOf(store, 'lottery', 'line 2', random)).not.toBe(other)
})

test('keys that are never answered do not fill the storage', () => {
  const store = withoutStorage()
  const random = counting()
  const first = formKeyOf(store, 'lottery', 'line 0', random)
  for (let line = 1; line <= 10; line += 1) formKeyOf(store, 'lottery', `line ${line}`, random)
  expect(formKeyOf(store, 'lottery', 'line 0', random)).not.toBe(first)
})
