import { join } from 'node:path'
import type { OpenDatabase } from '#kernel/db/database.ts'
import type { MerchantFile } from '#kernel/merchants/merchant-file.ts'
import type { TestDepsOptions } from '#testing/harness.ts'
import { createTestApp, registered, sendInto, type TestApp } from '#testing/test-app.ts'
import { testClock } from '#testing/test-clock.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { writeFolder, type TestMerchantCode } from '#testing/test-merchants.ts'
import type { WireClient } from '#testing/wire-client.ts'
import { PAYMENT_KEYS, signatureOf, startPaymentStandIn, type PaymentStandIn } from './payment-stand-in.ts'

const CONTENT = {
  deposit: [
    {
      id: 'instant',
      code: 'INSTANT',
      name: { EN: 'Instant transfer', UR: 'فوری منتقلی' },
      least: 100,
      most: 50_000,
      presets: [200, 500],
      fee: { percent: 1 },
    },
    { id: 'shut', name: { EN: 'Counter', UR: 'کاؤنٹر' }, least: 100, most: 50_000, closed: true },
  ],
  withdrawal: {
    least: 200,
    most: 20_000,
    fee: { fixed: 15 },
    waitHours: 12,
    accounts: 2,
    banks: [
      { code: 'first', name: { EN: 'First Bank', UR: 'پہلا بینک' }, digits: { least: 8, most: 12 } },
      { code: 'iban', name: { EN: 'Any bank', UR: 'کوئی بینک' } },
    ],
  },
}

/** No limits before the first deposit. */
export const NO_LIMITS_REQUESTED = { helplines: [{ name: 'Help', url: 'https://help.test' }], rules: { required: [] } }

/** What a provider reports. */
export interface Report {
  readonly reference: string
  readonly kind?: 'deposit' | 'withdrawal'
  readonly state?: string
  readonly amount?: string
  readonly currency?: string
  readonly account?: string
}

/** How a callback is sent: by whom, when, and with which key. */
export interface Sending {
  readonly to?: string
  readonly key?: string
  /** Seconds that its time differs from now. */
  readonly late?: number
  /** Whether the time is changed to now after it was signed. */
  readonly now?: boolean
  /** Replaces the signed body after it was signed. */
  readonly tampered?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface PaymentStage extends TestApp {
  readonly gateway: PaymentStandIn
  readonly database: OpenDatabase
  /** Sends what the provider reports of a payment of alpha; the status and body of the answer. */
  report(report: Report, sending?: Sending): Promise<{ readonly status: number; readonly body: unknown }>
  /** A member who is signed in. */
  member(username: string, merchant?: TestMerchantCode): Promise<{ readonly client: WireClient; readonly id: string }>
}

interface Options {
  /** Which withdrawals wait for a person; none if absent. */
  readonly approval?: object
  /** A database of the test's own. */
  readonly database?: OpenDatabase
  /** The subjects whose recurring work is done; payments alone if absent. */
  readonly recurring?: TestDepsOptions['recurring']
}

/**
 * The whole server with a payment gateway beside it: each test merchant has an account of its own there. `alpha`: further settings of that merchant. The
 * test must close it.
 */
export const createPaymentStage = async (alpha: Partial<MerchantFile> = {}, { approval, ...options }: Options = {}): Promise<PaymentStage> => {
  const database = options.database ?? (await openTestDatabase())
  const gateway = await startPaymentStandIn()
  /** A session lives for a day, because the rules of payments are about hours. */
  const session = { idleSeconds: 86_400 }
  const choice = (account: string) => ({
    session,
    payment: { provider: 'gateway' as const, url: gateway.url, account, key: 'PAYMENT_KEY', nextKey: 'NEXT_PAYMENT_KEY' },
  })
  const clock = testClock()
  const wire = await createTestApp({
    recurring: options.recurring ?? ['payments'],
    clock,
    database,
    env: {
      ALPHA__PAYMENT_KEY: PAYMENT_KEYS.alpha,
      ALPHA__NEXT_PAYMENT_KEY: 'alpha-changes-to-this-key',
      BETA__PAYMENT_KEY: PAYMENT_KEYS.beta,
      BETA__NEXT_PAYMENT_KEY: 'beta-changes-to-this-key',
    },
    merchants: { alpha: { ...choice('account-a'), ...alpha }, beta: choice('account-b') },
  })
  const content = approval ? { ...CONTENT, withdrawal: { ...CONTENT.withdrawal, approval } } : CONTENT
  for (const code of ['alpha', 'beta'] as const)
    await writeFolder(join(wire.system.merchantsDirectory, code), { 'content/payments.json': content, 'content/safe-play.json': NO_LIMITS_REQUESTED })
  await wire.system.merchants.reload()
  const send = sendInto(wire.app, '198.51.100.9')

  return {
    ...wire,
    database,
    gateway,
    async report(
      { reference, kind = 'deposit', state = 'paid', amount = '202.00', currency = 'PHP', account = 'account-a' },
      { to = 'alpha', key = PAYMENT_KEYS.alpha, late = 0, now = false, tampered, headers = {} } = {},
    ) {
      const body = JSON.stringify({ account, kind, id: `gw-${reference}`, reference, state, amount, currency })
      const seconds = Math.floor(clock().getTime() / 1000)
      const timestamp = seconds - late
      const reply = await send({
        method: 'POST',
        path: `/payments/callback/${to}`,
        headers: {
          'content-type': 'application/json',
          'x-payment-timestamp': String(now ? seconds : timestamp),
          'x-payment-signature': signatureOf(key, timestamp, 'callback', body),
          ...headers,
        },
        body: tampered ?? body,
      })
      return { status: reply.status, body: JSON.parse(reply.body) as unknown }
    },
    async member(username, merchant = 'alpha') {
      const { client, customerId } = await registered(wire, username, { merchant })
      return { client, id: customerId }
    },
    async close() {
      await wire.close()
      await gateway.close()
    },
  }
}
