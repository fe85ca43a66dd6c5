import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { createSandbox } from '@foyer/payment-sandbox/src/sandbox.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseMerchant } from '#app/merchants/parse-merchant.ts'
import { comparePayments } from '#payments/compare-payments.ts'
import { NO_LIMITS_REQUESTED } from '#payments/testing/payment-stage.ts'
import { createTestApp, registration, valueOf, type TestApp } from '#testing/test-app.ts'
import { testClock } from '#testing/test-clock.ts'
import { folderOf, testMerchantFolder, writeFolder } from '#testing/test-merchants.ts'
import type { WireClient } from '#testing/wire-client.ts'

const KEY = 'what the platform and the sandbox share'
const CONTENT = {
  deposit: [{ id: 'instant', name: { EN: 'Instant', UR: 'فوری' }, least: 100, most: 50_000, fee: { percent: 1 } }],
  withdrawal: { least: 100, most: 20_000, waitHours: 0, banks: [{ code: 'first', name: { EN: 'First', UR: 'پہلا' } }] },
}

let wire: TestApp
let sandbox: Awaited<ReturnType<typeof createSandbox>>
let url: string
let client: WireClient
let waiting: (() => void)[] = []
const clock = testClock()

beforeAll(async () => {
  sandbox = await createSandbox({ key: KEY, clock, later: (_ms, work) => void waiting.push(work) })
  url = await sandbox.listen({ host: '127.0.0.1', port: 0 })
  wire = await createTestApp({
    clock,
    config: { paymentSandbox: { url, key: KEY } },
    merchants: { alpha: { hosts: ['localhost'], payment: { provider: 'sandbox' } } },
  })
  await writeFolder(join(wire.system.merchantsDirectory, 'alpha'), {
    'content/payments.json': CONTENT,
    'content/safe-play.json': NO_LIMITS_REQUESTED,
  })
  await wire.system.merchants.reload()
  const origin = await wire.app.listen({ host: '127.0.0.1', port: 0 })
  // The sandbox calls back to where the server listens, because the merchant is on this machine alone.
  client = wire.client('alpha', { headers: { Host: `localhost:${new URL(origin).port}` } })
  client.token = valueOf(await client.call('member.register', registration('tester'))).token
})
afterAll(async () => {
  await wire.close()
  await sandbox.close()
})

const balance = async () => {
  const { main, held } = valueOf(await client.call('wallet.balance', {}))
  return { main, held }
}
const opened = async (name: string) => {
  clock.advance(31)
  const key = createHash('sha256').update(name).digest('hex')
  const { id, url: page } = valueOf(await client.call('payments.createDeposit', { key, channel: 'instant', amount: '200', currency: 'PHP' }))
  const press = (act: string) =>
    sandbox.inject({
      method: 'POST',
      url: `${new URL(page ?? '').pathname}/${act}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  return { id, press, state: async () => valueOf(await client.call('payments.deposit', { id })).state }
}

// Proves money-39.
describe('at the sandbox, by the wire alone, a deposit', () => {
  test.each([
    ['pay', 'paid', 20_000],
    ['decline', 'declined', 0],
    ['twice', 'paid', 20_000],
    ['disorder', 'paid', 20_000],
    ['forged', 'pending', 0],
    ['stale', 'pending', 0],
    ['amount', 'pending', 0],
    ['silent', 'pending', 0],
    // The provider is asked, because "paid" contradicts "declined".
    ['reverse', 'declined', 0],
  ])('%s: %s', async (act, outcome, more) => {
    const { press, state } = await opened(act)
    const { main } = await balance()
    await press(act)
    expect(await state()).toBe(outcome)
    expect(await balance()).toEqual({ main: main + more, held: 0 })
  })

  test.each(['silent', 'reverse'])('%s: is paid in once the provider was asked', async act => {
    const { press, state } = await opened(`${act} and asked`)
    const { main } = await balance()
    await press(act)
    clock.advance(60)
    await wire.system.jobs.runDue()
    expect(await state()).toBe('paid')
    expect((await balance()).main).toBeGreaterThanOrEqual(main + 20_000)
  })

  test('dawdle: is paid in when the money comes', async () => {
    const { press, state } = await opened('dawdle')
    waiting = []
    await press('dawdle')
    expect(await state()).toBe('pending')
    for (const work of waiting.splice(0)) work()
    await expect.poll(state).toBe('paid')
  })
})

test('a withdrawal is paid out', async () => {
  const { press } = await opened('money to pay out')
  await press('pay')
  const { main } = await balance()
  const account = valueOf(await client.call('payments.addPayoutAccount', { bank: 'first', number: '12345678', holder: 'Ann' }))
  const request = { key: 'a-form-of-the-tester', account: account.id, amount: '150', currency: 'PHP' }
  const { id } = valueOf(await client.call('payments.createWithdrawal', request))
  expect(await balance()).toEqual({ main: main - 15_000, held: 15_000 })
  waiting = []
  await wire.system.jobs.runDue()
  for (const work of waiting.splice(0)) work()
  await expect.poll(async () => valueOf(await client.call('payments.withdrawal', { id })).state).toBe('paid')
  expect(await balance()).toEqual({ main: main - 15_000, held: 0 })
})

test('its list is what we have', async () => {
  clock.advance(900)
  await wire.system.jobs.runDue()
  const period = { since: new Date(0), until: new Date(clock().getTime() + 1) }
  const found = await comparePayments({ ...wire.system, log: pino({ level: 'silent' }) })('alpha', period)
  expect(found).toMatchObject({ faults: 0, examples: [] })
  expect(found?.checked).toBeGreaterThan(10)
})

test('without a sandbox its channels are closed, and production refuses it', async () => {
  const alone = await createTestApp({ merchants: { alpha: { payment: { provider: 'sandbox' } } } })
  await writeFolder(join(alone.system.merchantsDirectory, 'alpha'), { 'content/payments.json': CONTENT })
  await alone.system.merchants.reload()
  const other = alone.client()
  other.token = valueOf(await other.call('member.register', registration('tester'))).token
  expect(valueOf(await other.call('payments.depositChannels', {})).channels).toMatchObject([{ id: 'instant', open: false }])
  expect(
    await other.call('payments.createDeposit', { key: 'a-form-of-the-tester', channel: 'instant', amount: '200', currency: 'PHP' }),
  ).toMatchObject({
    errorCode: 'payment.channel.closed',
  })
  await alone.close()
  const folder = folderOf('alpha', testMerchantFolder('alpha', { payment: { provider: 'sandbox' } }))
  const { faults } = parseMerchant(folder, { secrets: () => undefined, allowDemo: false })
  expect(faults).toEqual([
    { file: 'alpha/merchant.json', path: '/payment/provider', reason: 'production refuses the sandbox: its payments are not real' },
  ])
})
