import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { valueOf } from '#testing/test-app.ts'
import { comparePayments } from './compare-payments.ts'
import { reconcileTable } from './reconcile-table.ts'
import { createPaymentStage, type PaymentStage } from './testing/payment-stage.ts'

let stage: PaymentStage
let lines: string[] = []
const ids: Record<string, string> = {}
const DAY = 86_400

const compare = () => comparePayments({ ...stage.system, log: pino({ level: 'error' }, { write: line => void lines.push(line) }) })('alpha')

beforeAll(async () => {
  stage = await createPaymentStage()
  // From then on the night's work is planned.
  await stage.system.jobs.runDue()
  const { client } = await stage.member('payer')
  for (const name of ['paid', 'declined', 'open', 'other'])
    ids[name] = valueOf(
      await client.call('payments.createDeposit', { key: `the-form-of-${name}`, channel: 'instant', amount: '200', currency: 'PHP' }),
    ).id
  await stage.report({ reference: ids['paid']! })
  await stage.report({ reference: ids['declined']!, state: 'declined' })
  stage.system.clock.advance(DAY)
})
afterAll(() => stage.close())

const listed = (name: string, state: string, changes: object = {}) => ({
  account: 'account-a',
  kind: 'deposit',
  id: `gw-${name}`,
  reference: ids[name] ?? name,
  state,
  amount: '202.00',
  currency: 'PHP',
  at: new Date(stage.system.clock().getTime() - DAY * 1_000).toISOString(),
  ...changes,
})
const UNKNOWN = 'U'.repeat(22)

test('our payments and the company’s list agree: part by part, with what has not ended', async () => {
  stage.gateway.lists([[listed('paid', 'paid'), listed('declined', 'declined')], [listed('open', 'pending')]])
  expect(await compare()).toMatchObject({ check: 'company', checked: 3, faults: 0, examples: [] })
  const { path } = stage.gateway.requests.at(-1)!
  expect(path).toMatch(/^\/v1\/payments\?since=.*&until=.*&after=1$/)
})

// Proves money-9.
test.each([
  ['paid there, and not here', () => [listed('paid', 'paid'), listed('open', 'paid')], 'open'],
  ['declined there, and paid here', () => [listed('paid', 'declined')], 'paid'],
  ['of another sum', () => [listed('paid', 'paid', { amount: '203.00' })], 'paid'],
  ['of another kind', () => [listed('paid', 'paid', { kind: 'withdrawal' })], 'paid'],
  ['that we do not know', () => [listed('paid', 'paid'), listed(UNKNOWN, 'paid')], UNKNOWN],
  ['that is paid here, and not in the list', () => [listed('declined', 'declined')], 'paid'],
])('a payment %s is a fault that names it', async (_what, list, name) => {
  lines = []
  stage.gateway.lists([list()])
  expect(await compare()).toMatchObject({ faults: 1, examples: [ids[name] ?? name] })
  expect(lines.join('')).toContain(ids[name] ?? name)
})

test('what the company decides today is no fault yet, and what it had forgotten before is none', async () => {
  stage.gateway.lists([[listed('paid', 'paid'), listed('open', 'paid', { at: stage.system.clock().toISOString() })]])
  expect(await compare()).toMatchObject({ faults: 0 })
  stage.gateway.lists([[]], stage.system.clock().toISOString())
  expect(await compare()).toMatchObject({ faults: 0 })
})

test('every night each merchant is compared; the table of the command names it too, and says where the company could not be asked', async () => {
  stage.gateway.lists([[]])
  for (const _planThenWork of [1, 2]) await stage.system.jobs.runDue()
  const found = (await stage.system.stores.reconcile.last()).find(({ merchant, check }) => merchant === 'alpha' && check === 'company')
  expect(found?.examples).toEqual([ids['paid']])
  const table = async () => (await reconcileTable({ ...stage.system, log: pino({ level: 'silent' }) })(['alpha'])).lines.join('\n')
  expect(await table()).toMatch(new RegExp(`company +1 +1 +${ids['paid']}`))
  stage.gateway.lists([[{ state: 'paid' }]])
  expect(await table()).toMatch(/company +it could not be asked/)
})
