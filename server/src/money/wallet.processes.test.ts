import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { cutConnections } from '#testing/stored-rows.ts'
import { openOwnPostgres, postgresUrl } from '#testing/test-database.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { reconcile } from './reconcile.ts'
import { ledgerParts, openLedgerDatabase, startLedgerProcess } from './testing/ledger-process.ts'
import { killRounds, walkThrough } from './testing/ledger-rounds.ts'
import { testWallet, type WalletParts } from './testing/test-wallet.ts'

// Proves money-12.
describe.runIf(postgresUrl)('several processes, and those that die', () => {
  let database: OpenDatabase & { readonly href: string }
  let parts: WalletParts
  beforeAll(async () => {
    database = await openOwnPostgres(postgresUrl ?? '')
    parts = ledgerParts(database)
  })
  afterAll(async () => {
    const found = await reconcile({ ...parts, log: pino({ level: 'silent' }) })('alpha')
    expect(found.filter(({ faults }) => faults > 0)).toEqual([])
    await database.close()
  })

  test('of 50 spenders in each of three processes, exactly as many succeed as there is money for', async () => {
    await parts.stores.members.add(testMember('family'), testRegistration)
    await testWallet(parts, 'family').deposit('family-start', 10_000)
    const processes = await Promise.all(Array.from({ length: 3 }, () => startLedgerProcess(database.href)))
    const taken = await Promise.all(
      processes.map((one, index) =>
        one.spend(
          'family',
          Array.from({ length: 50 }, (_, bet) => `family-${index}-${bet}`),
          150,
        ),
      ),
    )
    await Promise.all(processes.map(one => one.kill()))
    // 10,000 is enough for 66 times 150.
    expect(taken.reduce((sum, one) => sum + one, 0)).toBe(66)
    expect(await parts.stores.ledger.accountsOf('alpha', 'family')).toContainEqual(expect.objectContaining({ kind: 'main', balance: 100 }))
  })

  test('a process that is killed loses nothing that it acknowledged, and invents nothing', async () => {
    expect(await killRounds(database.href, 3)).toBeGreaterThan(0)
  })

  test('connections that break leave every balance exact', async () => {
    const name = 'unlucky'
    const walking = await openLedgerDatabase(`${database.href}?application_name=${name}`)
    const { unknown } = await walkThrough(ledgerParts(walking), async () => {
      for (let cut = 0; cut < 20;) cut += await cutConnections(database.href, name)
    })
    await walking.close()
    expect(unknown).toBeGreaterThan(0)
  })
})
