import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reseal } from '#kernel/commands/reseal.ts'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { createTestDeps, type TestSystem } from '#testing/harness.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { subjects } from './subjects.ts'

const [FORMER, NEXT] = ['f'.repeat(32), 'n'.repeat(32)]
const AT = new Date('2026-01-01T00:00:00Z')
const places = subjects.flatMap(({ sealed = [] }) => sealed)

let database: OpenDatabase
const systems: TestSystem[] = []
const start = async (secretKey: string, secretKeyBefore?: string) => {
  const system = await createTestDeps({ database: { ...database, close: async () => undefined }, config: { secretKey, secretKeyBefore } })
  systems.push(system)
  return system
}
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  for (const system of systems) await system.close()
  await database.close()
})

// Proves requests-15.
test('what the former key has sealed is sealed anew by the command, also while servers run; then the former key is not needed', async () => {
  const before = await start(FORMER)
  await before.stores.members.add(testMember('ann'), testRegistration)
  const account = { merchant: 'alpha', memberId: 'ann', bank: 'first', mark: 'mark', end: '7890', holder: 'Ann Reyes', addedAt: AT, usableAt: AT }
  const number = before.seals.seal('payout account', '1234567890')
  await before.stores.payoutAccounts.add({ ...account, id: 'bank', sealedNumber: number })
  await before.stores.payoutAccounts.add({ ...account, id: 'lost', mark: 'other', sealedNumber: 'sealed by a key that nobody has' })
  const sealed = before.seals.seal('message', 'a code')
  await database.db.execute(sql`insert into jobs (merchant, kind, lane, payload, planned_at, due_at)
    values ('alpha', 'message', 'messages', jsonb_build_object('sealed', ${sealed}::text), ${AT.toISOString()}, ${AT.toISOString()})`)
  const mark = before.seals.mark('recovery-code', 'abc')
  const keyOf = async (system: TestSystem) => (await system.lotteryKeys.of(system.stores, 'alpha')).publicKey
  const lotteryKey = await keyOf(before)
  await expect(reseal(before)(['reseal'])).rejects.toThrow('SECRET_KEY_BEFORE must name the former key')

  await expect(start(NEXT)).rejects.toThrow('SECRET_KEY is not the one')
  const both = await start(NEXT, FORMER)
  const lines = await reseal(both)(['reseal'])
  expect(lines).toContain('bank accounts: 1 sealed anew, 1 that neither key opens were left as they are')
  expect(lines).toContain('messages that wait: 1 sealed anew')
  expect((await reseal(both)(['reseal'])).filter(line => /: [1-9]/.test(line))).toEqual([])

  const after = await start(NEXT)
  const [kept] = await after.stores.payoutAccounts.byIds('alpha', ['bank'])
  expect(kept?.sealedNumber).not.toBe(number)
  expect(after.seals.open('payout account', kept?.sealedNumber ?? '')).toBe('1234567890')
  // Recovery codes are recognised as before, and receipts are signed with the same key.
  expect([after.seals.mark('recovery-code', 'abc'), await keyOf(after)]).toEqual([mark, lotteryKey])
  await expect(start(FORMER)).rejects.toThrow('SECRET_KEY is not the one')
})

// Proves requests-15.
test('everything that is sealed for keeping has its place in the list', () => {
  const folder = join(import.meta.dirname, '..')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    name => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('testing'),
  )
  const text = files.map(name => readFileSync(join(folder, name), 'utf8')).join('\n')
  const names = new Set([...text.matchAll(/seals\.seal\(([A-Z_]+)/g)].map(([, name]) => name))
  const purposes = [...names].map(name => new RegExp(`const ${name} = '([^']+)'`).exec(text)?.[1])
  // A link of ten minutes, which nobody keeps.
  expect(new Set(purposes)).toEqual(new Set(['content-preview', ...places.map(({ purpose }) => purpose)]))
})
