import { join } from 'node:path'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { LOTTERIES } from '#lottery/testing/lottery-stage.ts'
import { goods } from '#mall/testing/mall-stage.ts'
import { PAYMENT_KEYS } from '#payments/testing/payment-stand-in.ts'
import type { TestDepsOptions } from '#testing/harness.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { testClock } from '#testing/test-clock.ts'
import { writeFolder } from '#testing/test-merchants.ts'

/** When the history of a dump begins, and when the dump is made. */
export const HISTORY_BEGINS = '2026-01-01T00:00:00Z'
export const HISTORY_ENDS = '2026-01-01T01:12:00Z'

const words = { EN: 'Words', UR: 'UR' }

const PAYMENTS = {
  deposit: [{ id: 'instant', code: 'INSTANT', name: words, least: 100, most: 50_000, presets: [200] }],
  withdrawal: {
    least: 200,
    most: 20_000,
    waitHours: 1,
    accounts: 2,
    banks: [{ code: 'first', name: words, digits: { least: 8, most: 12 } }],
  },
}

const CONTENT = {
  'content/payments.json': PAYMENTS,
  'content/lotteries.json': { entropy: 'tickets', lotteries: LOTTERIES },
  'content/mall.json': { goods },
  'content/promotions.json': {
    promotions: [{ id: 'welcome', title: words, terms: words, condition: { registered: true }, reward: { points: 200 } }],
  },
}

/**
 * The whole server on a database that has, or is to have, the history of a dump. `gateway`: the address of the payment gateway. The test must close it.
 */
export const createHistoryStage = async (
  database: OpenDatabase,
  { start, gateway, ...more }: Pick<TestDepsOptions, 'config'> & { readonly start: string; readonly gateway: string },
): Promise<TestApp> => {
  const session = { idleSeconds: 86_400 }
  const payment = { provider: 'gateway' as const, url: gateway, account: 'account-a', key: 'PAYMENT_KEY' }
  const wire = await createTestApp({
    ...more,
    database,
    clock: testClock(start),
    env: { ALPHA__PAYMENT_KEY: PAYMENT_KEYS.alpha },
    merchants: { alpha: { session, payment, chat: { provider: 'desk' }, promotions: { REFERRAL: { enabled: true, count: 0 } } } },
  })
  await writeFolder(join(wire.system.merchantsDirectory, 'alpha'), CONTENT)
  const faults = await wire.system.merchants.reload()
  if (faults.length > 0) throw new Error(JSON.stringify(faults))
  return wire
}
