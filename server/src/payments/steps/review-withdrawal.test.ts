import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failedCheckOf } from '#kernel/db/unique-violation.ts'
import { linesOfMovement } from '#money/testing/lines-of-movement.ts'
import { newReadyWithdrawer } from '#money/testing/test-withdrawals.ts'
import { createPaymentStage, type PaymentStage } from '#payments/testing/payment-stage.ts'
import { valueOf } from '#testing/test-app.ts'
import { reviewWithdrawal } from './review-withdrawal.ts'

/** From 300 PHP on one person, from 800 on two. */
const APPROVAL = { from: 300, second: 800 }
const [ANN, BEN] = ['ann', 'ben']
const HELD = { main: 70_000, held: 30_000 }
const WHOLE = { main: 100_000, held: 0 }

let stage: PaymentStage
beforeAll(async () => {
  stage = await createPaymentStage({}, { approval: APPROVAL })
})
afterAll(() => stage.close())

const alpha = () => stage.system.merchants.byCode('alpha')!
const due = () => stage.system.jobs.runDue()
const ordersOf = (id: string) => stage.gateway.requests.filter(({ method, body }) => method === 'POST' && body['reference'] === id).length
const review = () => reviewWithdrawal(stage.system)
const approve = (id: string, by: string, askedBy?: string) =>
  stage.system.inUnit(unit => review().approve(unit, { merchant: alpha(), id, by, ...(askedBy !== undefined && { askedBy }) }))
const refuse = (id: string, by = ANN) => stage.system.inUnit(unit => review().refuse(unit, { merchant: alpha(), id, by, reason: 'account' }))

/** A member who has asked to be paid out. */
const withdrawing = async (name: string, amount = '300') => {
  const one = await newReadyWithdrawer(stage, name)
  const { id, state } = valueOf(await one.client.call('payments.createWithdrawal', one.requested({ amount })))
  const shown = async () => valueOf(await one.client.call('payments.withdrawal', { id }))
  return { ...one, id, first: state, shown, state: async () => (await shown()).state }
}
const linesOf = (reference: string) => linesOfMovement(stage.database.db, reference)
const faults = async () => {
  const found = []
  for (const check of ['held', 'payments', 'balances'] as const)
    found.push(await stage.system.stores.reconcile.check('alpha', check, stage.system.clock()))
  return found.flatMap(({ examples }) => examples)
}

// Proves money-35.
describe('a withdrawal that waits for a person', () => {
  test('holds the money and is not sent, whoever asks what became of it', async () => {
    const { id, first, state, balance } = await withdrawing('waiter')
    expect(first).toBe('waiting')
    stage.system.clock.advance(3 * 3_600)
    await due()
    await stage.report({ reference: id, kind: 'withdrawal', amount: '285.00', state: 'declined' })
    expect([await state(), await balance(), ordersOf(id)]).toEqual(['waiting', HELD, 0])
    expect(await faults()).not.toContain(id)
  })

  test('below the merchant’s sum needs nobody', async () => {
    const { first } = await withdrawing('small', '299.99')
    expect(first).toBe('held')
  })

  test('goes on to the company once it was approved, once, however often that is said', async () => {
    const { id, state, balance } = await withdrawing('approved')
    const at = stage.system.clock()
    for (const by of [ANN, ANN, BEN]) expect(await approve(id, by)).toBe('done')
    await due()
    expect([await state(), await balance(), ordersOf(id)]).toEqual(['sent', HELD, 1])
    expect(await stage.system.stores.payments.byId('alpha', id)).toMatchObject({ decision: 'approved', decidedBy: ANN, decidedAt: at })
    expect(await refuse(id)).toBe('decided')
    await stage.report({ reference: id, kind: 'withdrawal', amount: '285.00' })
    expect([await state(), await balance()]).toEqual(['paid', { main: 70_000, held: 0 }])
  })

  test('comes back once it was refused, with the reason for the member, once', async () => {
    const { id, shown, balance } = await withdrawing('refused')
    for (const by of [ANN, BEN]) expect(await refuse(id, by)).toBe('done')
    expect(await shown()).toMatchObject({ state: 'returned', reason: 'account' })
    expect(await balance()).toEqual(WHOLE)
    expect(await approve(id, BEN)).toBe('decided')
    await due()
    expect([ordersOf(id), await faults()]).toEqual([0, []])
  })

  // Proves money-10.
  test('pays its fee to the house when it is paid, and none when it was refused', async () => {
    const paid = await withdrawing('feepaid')
    expect(await linesOf(`withdrawal:${paid.id}`)).toEqual({ main: -30_000, held: 30_000 })
    expect(await approve(paid.id, ANN)).toBe('done')
    await due()
    // The company is ordered to send what remains after the fee.
    expect(stage.gateway.requests.find(({ method, body }) => method === 'POST' && body['reference'] === paid.id)?.body).toMatchObject({
      amount: '285.00',
    })
    await stage.report({ reference: paid.id, kind: 'withdrawal', amount: '285.00' })
    expect(await linesOf(`withdrawal:${paid.id}:paid`)).toEqual({ held: -30_000, bank: 28_500, fees: 1_500 })
    expect(await paid.balance()).toEqual({ main: 70_000, held: 0 })

    const refused = await withdrawing('feerefused')
    expect(await refuse(refused.id)).toBe('done')
    expect(await linesOf(`withdrawal:${refused.id}:returned`)).toEqual({ held: -30_000, main: 30_000 })
    expect(await refused.balance()).toEqual(WHOLE)
  })

  test('that is put aside stays held, and is decided all the same', async () => {
    const { id, state } = await withdrawing('patient')
    const until = new Date(stage.system.clock().getTime() + 24 * 3_600_000)
    await stage.system.inUnit(unit => review().putAside(unit, { merchant: alpha(), id, by: ANN, until, reason: 'waits for her answer' }))
    expect(await stage.system.stores.payments.byId('alpha', id)).toMatchObject({
      asideUntil: until,
      asideBy: ANN,
      asideReason: 'waits for her answer',
    })
    expect(await state()).toBe('waiting')
    expect(await approve(id, BEN)).toBe('done')
  })

  test('from the second sum on needs two people, and the database lets no program go around them', async () => {
    const { id, state } = await withdrawing('large', '800')
    expect(await approve(id, ANN)).toBe('two people')
    expect(await approve(id, ANN, ANN)).toBe('two people')
    const { payments } = stage.system.stores
    const owner = { merchant: 'alpha', id }
    const decided = { decision: 'approved', decidedBy: ANN, decidedAt: stage.system.clock() } as const
    for (const changes of [{ state: 'held' }, { state: 'held', ...decided }, { state: 'sent', ...decided, askedBy: ANN }] as const)
      expect(await payments.change(owner, changes).catch(failedCheckOf)).toBe('payments_approval')
    expect(await state()).toBe('waiting')
    expect(await approve(id, BEN, ANN)).toBe('done')
  })

  test('of an approval and a refusal at once, one holds', async () => {
    const { id, state } = await withdrawing('torn')
    expect((await Promise.all([approve(id, ANN), refuse(id, BEN)])).toSorted()).toEqual(['decided', 'done'])
    await due()
    expect(ordersOf(id)).toBe((await state()) === 'sent' ? 1 : 0)
    expect(await faults()).toEqual([])
  })

  test('comes back where a deposit is taken back, and what is owed is taken from it', async () => {
    const { id, client, shown, balance } = await withdrawing('charged', '600')
    const deposit = valueOf(
      await client.call('payments.createDeposit', { key: 'a-form-of-the-charged', channel: 'instant', amount: '500', currency: 'PHP' }),
    )
    await stage.report({ reference: deposit.id, amount: '505.00' })
    await stage.system.inUnit(async unit => {
      // The rest of the balance is spent, so that only the withdrawal is left to take from.
      const { deduct, recover } = (await import('#money/wallet.ts')).createWallet(stage.system)
      const about = { merchant: alpha(), memberId: (await unit.payments.byId('alpha', id))!.memberId }
      await deduct(unit, { ...about, reference: 'charged-spent', amount: 90_000 })
      await recover(unit, { ...about, reference: 'charged-recovered' })
    })
    expect(await balance()).toEqual({ main: 0, held: 60_000 })
    await stage.report({ reference: deposit.id, amount: '505.00', state: 'chargeback' })
    expect(await shown()).toMatchObject({ state: 'returned', reason: 'owed' })
    expect(await balance()).toEqual({ main: 10_000, held: 0 })
    expect(await faults()).toEqual([])
  })

  test('that is approved while something is owed comes back', async () => {
    const { id, shown, balance } = await withdrawing('indebted', '600')
    await stage.system.inUnit(async unit => {
      const { deduct } = (await import('#money/wallet.ts')).createWallet(stage.system)
      await deduct(unit, {
        merchant: alpha(),
        memberId: (await unit.payments.byId('alpha', id))!.memberId,
        reference: 'indebted-owes',
        amount: 10_000,
      })
    })
    expect(await approve(id, ANN)).toBe('owed')
    expect([await shown(), await balance()]).toMatchObject([
      { state: 'returned', reason: 'owed' },
      { main: 90_000, held: 0 },
    ])
  })

  test('keeps the account from being closed', async () => {
    const { client } = await withdrawing('leaver')
    expect(await client.call('member.close', {})).toMatchObject({ errorCode: 'account.not.empty' })
  })
})

// Proves money-35.
test('a first withdrawal, and one to an account that was never paid to, wait', async () => {
  const own = await createPaymentStage({}, { approval: { first: true, newAccount: true } })
  try {
    const { client, requested, confirm, wait } = await newReadyWithdrawer(own, 'newcomer')
    const call = async (changes: object = {}) => valueOf(await client.call('payments.createWithdrawal', requested({ amount: '200', ...changes })))
    const one = await call()
    expect(one.state).toBe('waiting')
    const merchant = own.system.merchants.byCode('alpha')!
    await own.system.inUnit(unit => reviewWithdrawal(own.system).approve(unit, { merchant, id: one.id, by: ANN }))
    await own.system.jobs.runDue()
    await own.report({ reference: one.id, kind: 'withdrawal', amount: '185.00' })
    expect((await call()).state).toBe('held')
    const other = valueOf(await client.call('payments.addPayoutAccount', { bank: 'first', number: '99887766', holder: 'Ann Reyes' }))
    wait(12 * 3_600)
    await confirm()
    expect((await call({ account: other.id })).state).toBe('waiting')
  } finally {
    await own.close()
  }
})
