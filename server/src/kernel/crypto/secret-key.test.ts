import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestStores, type TestStores } from '#testing/test-stores.ts'
import { openSeals, WrongSecretKeyError } from './secret-key.ts'

const at = new Date('2026-01-01T00:00:00Z')
const KEY = 'k'.repeat(32)
const NEXT = 'n'.repeat(32)
let opened: TestStores
beforeEach(async () => {
  opened = await openTestStores()
})
afterEach(() => opened.close())
const open = (secretKey?: string, secretKeyBefore?: string) =>
  openSeals({ secretKey, secretKeyBefore }, { serverKeys: opened.stores.serverKeys, at, randomToken: () => 'r'.repeat(43) })

// Proves requests-15.
test('another SECRET_KEY than that of the first start refuses the start, and says why', async () => {
  await open(KEY)
  await open(KEY)
  await expect(open(NEXT)).rejects.toThrow(WrongSecretKeyError)
  await expect(open(NEXT)).rejects.toThrow(/^SECRET_KEY is not the one .* bank accounts/)
  await expect(open(NEXT, 'x'.repeat(32))).rejects.toThrow(WrongSecretKeyError)
})

test('a database that has worked with a key of its own wants that one as SECRET_KEY, or as the one before', async () => {
  await open()
  const own = 'r'.repeat(43)
  await expect(open(KEY)).rejects.toThrow(WrongSecretKeyError)
  await open(own)
  await open(KEY, own)
})

// Proves requests-15.
test('beside a new key the former one opens what it sealed; what is sealed now is sealed with the new one; marks stay the same', async () => {
  const first = await open(KEY)
  const [sealed, mark] = [first.seal('purpose', 'text'), first.mark('purpose', 'text')]
  const both = await open(NEXT, KEY)
  expect([both.open('purpose', sealed), both.mark('purpose', 'text')]).toEqual(['text', mark])
  expect(() => first.open('purpose', both.seal('purpose', 'text'))).toThrow(Error)
  // A server that still has the former key as its present one, and knows the new one, reads both.
  const late = await open(KEY, NEXT)
  expect(late.open('purpose', both.seal('purpose', 'text'))).toBe('text')
})
