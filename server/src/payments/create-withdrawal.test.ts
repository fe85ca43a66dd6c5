import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HALF_A_DAY, newReadyWithdrawer, newWithdrawer } from '#money/testing/test-withdrawals.ts'
import { valueOf } from '#testing/test-app.ts'
import { createPaymentStage, type PaymentStage } from './testing/payment-stage.ts'

let stage: PaymentStage
beforeAll(async () => {
  stage = await createPaymentStage()
})
afterAll(() => stage.close())

const player = (name: string) => newWithdrawer(stage, name)
const ready = (name: string) => newReadyWithdrawer(stage, name)
let members = 0
const due = () => stage.system.jobs.runDue()

// Proves money-34.
describe('a withdrawal', () => {
  test('holds the money, is sent to the provider, and leaves when that has paid', async () => {
    const { client, requested, balance } = await ready('leaver')
    const withdrawal = valueOf(await client.call('payments.createWithdrawal', requested()))
    expect(withdrawal).toMatchObject({ state: 'held', amount: 30_000, fee: 1_500, account: { bankName: 'First Bank', number: '•••• 7890' } })
    expect(await balance()).toEqual({ main: 70_000, held: 30_000 })
    await due()
    expect(stage.gateway.requests.at(-1)).toMatchObject({
      path: '/v1/withdrawals',
      body: {
        reference: withdrawal.id,
        amount: '285.00',
        currency: 'PHP',
        to: { bank: 'first', number: '1234567890', holder: 'Ann Reyes' },
        callbackUrl: 'https://alpha.test/payments/callback/alpha',
      },
    })
    const state = async () => valueOf(await client.call('payments.withdrawal', { id: withdrawal.id })).state
    expect(await state()).toBe('sent')
    const report = { reference: withdrawal.id, kind: 'withdrawal', amount: '285.00' } as const
    await stage.report(report)
    expect([await state(), await balance()]).toEqual(['paid', { main: 70_000, held: 0 }])
    await stage.report({ ...report, state: 'declined' })
    expect([await state(), await balance()]).toEqual(['paid', { main: 70_000, held: 0 }])
  })

  test('that the provider declines comes back whole, once', async () => {
    const { client, requested, balance } = await ready('returner')
    const { id } = valueOf(await client.call('payments.createWithdrawal', requested()))
    await due()
    const report = { reference: id, kind: 'withdrawal', amount: '285.00', state: 'declined' } as const
    for (const _ of [1, 2]) await stage.report(report)
    // It cannot take the money a second time.
    await stage.report({ ...report, state: 'paid' })
    expect(valueOf(await client.call('payments.withdrawal', { id })).state).toBe('returned')
    expect(await balance()).toEqual({ main: 100_000, held: 0 })
  })

  test.each(['paid', 'declined'])('that was %s is never sent again, even where the provider knows it no more', async state => {
    const { client, requested } = await ready(`settled_${state}`)
    const { id } = valueOf(await client.call('payments.createWithdrawal', requested()))
    await due()
    await stage.report({ reference: id, kind: 'withdrawal', amount: '285.00', state })
    // The job that would have asked what became of it is still planned.
    stage.system.clock.advance(60)
    await due()
    expect(stage.gateway.requests.filter(({ body }) => body['reference'] === id)).toHaveLength(1)
  })

  test('that the provider refuses at once comes back', async () => {
    const { client, requested, balance } = await ready('rejected')
    const { id } = valueOf(await client.call('payments.createWithdrawal', requested()))
    stage.gateway.answerNext('/v1/withdrawals', 422, { error: 'bank' })
    await due()
    expect(valueOf(await client.call('payments.withdrawal', { id })).state).toBe('returned')
    expect(await balance()).toEqual({ main: 100_000, held: 0 })
  })

  test('whose order may have been lost is sent again under the same name, and stays held meanwhile', async () => {
    const { client, requested, balance } = await ready('unclear')
    const { id } = valueOf(await client.call('payments.createWithdrawal', requested()))
    stage.gateway.answerNext('/v1/withdrawals', 503, {})
    await due()
    expect(valueOf(await client.call('payments.withdrawal', { id })).state).toBe('held')
    expect(await balance()).toEqual({ main: 70_000, held: 30_000 })
    stage.system.clock.advance(60)
    await due()
    const sent = stage.gateway.requests.filter(({ body }) => body['reference'] === id)
    expect(sent.map(({ path }) => path)).toEqual(['/v1/withdrawals', '/v1/withdrawals'])
    expect(valueOf(await client.call('payments.withdrawal', { id })).state).toBe('sent')
  })

  // Proves money-40.
  test('sent twice by one form holds once; with other content it is refused', async () => {
    const { client, requested, balance } = await ready('doubler')
    const same = requested()
    const all = await Promise.all(Array.from({ length: 5 }, () => client.call('payments.createWithdrawal', same)))
    expect(new Set(all.map(one => valueOf(one).id)).size).toBe(1)
    expect(await balance()).toEqual({ main: 70_000, held: 30_000 })
    expect(await client.call('payments.createWithdrawal', { ...same, amount: '301' })).toMatchObject({ errorCode: 'duplicate_transaction' })
    expect(valueOf(await client.call('payments.withdrawals', {})).withdrawals).toHaveLength(1)
  })

  test('of two at once on money for one, one is taken', async () => {
    const { client, requested, balance } = await ready('divided')
    const all = await Promise.all(
      [requested({ amount: '800' }), requested({ amount: '800' })].map(one => client.call('payments.createWithdrawal', one)),
    )
    expect(all.filter(({ success }) => success)).toHaveLength(1)
    expect(all.find(({ success }) => !success)).toMatchObject({ errorCode: 'balance.too.low', value: { balance: 20_000 } })
    expect(await balance()).toEqual({ main: 20_000, held: 80_000 })
    expect(valueOf(await client.call('payments.withdrawals', {})).withdrawals).toHaveLength(1)
  })

  test('is in the ledger as its state says, with all those before it', async () => {
    const { client, requested } = await ready('checked')
    valueOf(await client.call('payments.createWithdrawal', requested()))
    const { checked, examples } = await stage.system.stores.reconcile.check('alpha', 'payments', stage.system.clock())
    expect(checked).toBeGreaterThan(0)
    // What the provider said otherwise is a fault until somebody has looked at it.
    const contradicted = (await stage.system.stores.payments.contradicted('alpha')).map(({ id }) => id)
    expect(examples.toSorted()).toEqual(contradicted.toSorted())
  })
})

// Proves money-34.
describe('a withdrawal is refused', () => {
  test('while its account is new: until twelve hours have passed', async () => {
    const { client, requested, account, wait, confirm } = await player('hasty')
    const usableAt = account.usableAt
    expect(Date.parse(usableAt) - Date.parse(account.addedAt)).toBe(HALF_A_DAY * 1000)
    wait(HALF_A_DAY - 1)
    await confirm()
    expect(await client.call('payments.createWithdrawal', requested())).toMatchObject({
      status: 409,
      errorCode: 'payout.account.waiting',
      value: { usableAt },
    })
    stage.system.clock.advance(1)
    valueOf(await client.call('payments.createWithdrawal', requested()))
  })

  test('without a confirmation of the last ten minutes', async () => {
    const { client, requested, wait, confirm } = await ready('doubtful')
    wait(600)
    expect(await client.call('payments.createWithdrawal', requested())).toMatchObject({ status: 403, errorCode: 'confirmation.required' })
    await confirm()
    valueOf(await client.call('payments.createWithdrawal', requested()))
  })

  test.each([
    [{ amount: '300.005' }, 'amount.decimals'],
    [{ amount: '-300' }, 'amount.negative'],
    [{ amount: '199.99' }, 'amount.too.small'],
    [{ amount: '20000.01' }, 'amount.too.large'],
    [{ amount: 'all' }, 'amount.invalid'],
    [{ currency: 'USD' }, 'currency.mismatch'],
    [{ amount: '1000.01' }, 'balance.too.low'],
    [{ account: 'A'.repeat(22) }, 'payout.account.unknown'],
  ])('%j', async (changes, errorCode) => {
    const { client, requested, balance } = await ready(`bad${(members += 1)}`)
    expect(await client.call('payments.createWithdrawal', requested(changes))).toMatchObject({ errorCode })
    expect(await balance()).toEqual({ main: 100_000, held: 0 })
    expect(valueOf(await client.call('payments.withdrawals', {})).withdrawals).toEqual([])
  })

  test('to an account of another member, and to one that was removed', async () => {
    const [one, other] = [await ready('mine'), await ready('theirs')]
    await one.confirm()
    expect(await one.client.call('payments.createWithdrawal', one.requested({ account: other.account.id }))).toMatchObject({
      errorCode: 'payout.account.unknown',
    })
    valueOf(await one.client.call('payments.removePayoutAccount', { id: one.account.id }))
    expect(await one.client.call('payments.createWithdrawal', one.requested())).toMatchObject({ errorCode: 'payout.account.unknown' })
  })
})
