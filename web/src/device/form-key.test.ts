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

test('a form whose answer was lost is sent again under the same key', () => {
  const store = withoutStorage()
  const random = counting()
  const first = formKeyOf(store, 'deposit', 'bank 500', random)
  expect(first).toMatch(/^[A-Za-z0-9_-]{22}$/)
  expect(formKeyOf(store, 'deposit', 'bank 500', random)).toBe(first)
})

test('other content, another form, and the same content after an answer get other keys', () => {
  const store = withoutStorage()
  const random = counting()
  const first = formKeyOf(store, 'deposit', 'bank 500', random)
  const withdrawal = formKeyOf(store, 'withdrawal', 'bank 500', random)
  const changed = formKeyOf(store, 'deposit', 'bank 600', random)
  endFormKey(store, 'deposit')
  const again = formKeyOf(store, 'deposit', 'bank 600', random)
  expect(new Set([first, withdrawal, changed, again]).size).toBe(4)
  expect(formKeyOf(store, 'withdrawal', 'bank 500', random)).toBe(withdrawal)
})
