import { expect, test } from 'vitest'
import { openOwnPostgres, postgresUrl } from '#testing/test-database.ts'
import { killPaymentRounds } from './payment-rounds.ts'

// Proves money-9, money-32.
test.runIf(postgresUrl)(
  'a process that is killed in the middle of payments loses nothing that it acknowledged, and nothing is paid twice',
  async () => {
    const database = await openOwnPostgres(postgresUrl ?? '')
    expect(await killPaymentRounds(database.href, 3)).toBeGreaterThan(0)
    await database.close()
  },
)
