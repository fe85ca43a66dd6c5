import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { migrationsFolder } from '#kernel/db/migrations-folder.ts'
import { assets } from '#money/schema.ts'
import { createWallet } from '#money/wallet.ts'
import { createTestDeps } from '#testing/harness.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { testMerchantFiles } from '#testing/test-merchants.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { openTestStores } from '#testing/test-stores.ts'

const rupiah = { alpha: { country: { ...testMerchantFiles.alpha.country, currency: 'IDR' } } }
const began = async (asset: string) => {
  const database = await openTestDatabase()
  await database.db.insert(assets).values({ merchant: 'alpha', use: 'money', asset })
  return database
}

// Proves money-2.
test('a ledger that began without decimals goes on so', async () => {
  const system = await createTestDeps({ database: await began('IDR/0'), merchants: rupiah })
  const merchant = system.merchants.byCode('alpha')
  if (!merchant) throw new Error('there is no merchant')
  await system.stores.members.add(testMember('ann'), testRegistration)
  await createWallet(system).deposit(system.stores, { merchant, memberId: 'ann', reference: 'one', amount: 150_000 })
  expect(merchant.settings.decimals).toBe(0)
  expect(await system.stores.ledger.begun()).toEqual(new Map([['alpha', 'IDR/0']]))
  await system.close()
})

// Proves money-2.
test('one that begins now has the decimals of ISO 4217', async () => {
  const system = await createTestDeps({ merchants: rupiah })
  expect(system.merchants.byCode('alpha')?.settings.decimals).toBe(2)
  await system.close()
})

// Proves money-2.
test('a merchant in another currency than its ledger’s is left out at the start', async () => {
  const system = await createTestDeps({ database: await began('BRL/2'), merchants: rupiah })
  expect(system.merchants.byCode('alpha')).toBeUndefined()
  expect(system.merchants.faults().map(({ reason }) => reason)).toEqual([expect.stringContaining("the merchant's ledger began in BRL")])
  await system.close()
})

// Proves money-2.
test('the migration notes how merchants of before began, also where nothing has moved in their ledger', async () => {
  const { db, stores, close } = await openTestStores()
  const members = { alpha: 'IDR', beta: 'PHP' } as const
  for (const [merchant, currency] of Object.entries(members)) await stores.members.add(testMember('ann', { merchant, currency }), testRegistration)
  await db.execute(sql.raw(await readFile(join(migrationsFolder, '0032_ledger-decimals.sql'), 'utf8')))
  expect(await stores.ledger.begun()).toEqual(new Map([['alpha', 'IDR/0']]))
  await close()
})
