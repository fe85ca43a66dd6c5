import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSeals } from '#kernel/security/seals.ts'
import { openTestStores, type TestStores } from '#testing/test-stores.ts'
import { checkSecretKey, WrongSecretKeyError } from './check-secret-key.ts'

const at = new Date('2026-01-01T00:00:00Z')
const KEY = 'k'.repeat(32)
let opened: TestStores
beforeEach(async () => {
  opened = await openTestStores()
})
afterEach(() => opened.close())
const check = (key: string) => checkSecretKey(createSeals(key), { serverKeys: opened.stores.serverKeys, at })

test('another SECRET_KEY than that of the first start refuses the start, and says why', async () => {
  await check(KEY)
  await expect(check(KEY)).resolves.toBeUndefined()
  await expect(check('x'.repeat(32))).rejects.toThrow(WrongSecretKeyError)
  await expect(check('x'.repeat(32))).rejects.toThrow(/^SECRET_KEY is not the one .* bank accounts/)
})

test('a database that has worked with a key of its own wants that one as SECRET_KEY', async () => {
  const own = await opened.stores.serverKeys.keep('master', 'o'.repeat(43), at)
  await expect(check(KEY)).rejects.toThrow(WrongSecretKeyError)
  await expect(check(own)).resolves.toBeUndefined()
})
