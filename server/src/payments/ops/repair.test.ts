import { afterAll, beforeAll, expect, test } from 'vitest'
import { newReadyWithdrawer } from '#money/testing/test-withdrawals.ts'
import { createPaymentStage, type PaymentStage } from '#payments/testing/payment-stage.ts'
import { consoleOn, opValue, type ConsoleStage } from '#staff/testing/console-stage.ts'
import { valueOf } from '#testing/test-app.ts'

type Person = Awaited<ReturnType<ConsoleStage['staff']>>
let payments: PaymentStage
let stage: ConsoleStage
beforeAll(async () => {
  payments = await createPaymentStage()
  stage = await consoleOn(payments.system)
})
afterAll(async () => {
  await stage.app.close()
  await payments.close()
})

const reason = 'The company said so by e-mail.'
let number = 0
/** A member with 1,000 PHP, and a deposit of 200 PHP that was begun. */
const depositor = async () => {
  number += 1
  const { client } = await newReadyWithdrawer(payments, `desk${number}`)
  const request = { key: `the-deposit-form-${number}`, channel: 'instant', amount: '200', currency: 'PHP' }
  const { id } = valueOf(await client.call('payments.createDeposit', request))
  const has = async () => valueOf(await client.call('wallet.balance', {}))
  return { client, id, has }
}
const decide = async (approval: string, by: Person) => {
  const key = { merchant: 'alpha', id: approval }
  const { seen } = opValue(await by.call('approvals.get', key))
  return await by.call('approvals.decide', { ...key, decision: 'approve', answer: 'Looked at.', seen: seen ?? '' })
}

// Proves staff-25.
test('a deposit that is stuck stands in the list, and is credited once the company is asked and says that it was paid', async () => {
  const { id, has } = await depositor()
  const before = (await has()).main
  payments.system.clock.advance(3 * 60 * 60)
  const desk = await stage.staff('payments', { at: 'alpha' })
  expect(opValue(await desk.call('payments.stuck', {})).items.map(one => one.id)).toContain(id)
  payments.gateway.knows('deposit', id, 'paid')
  expect(opValue(await desk.call('payments.askCompany', { id }))).toMatchObject({ says: 'paid', state: 'paid' })
  expect((await has()).main).toBe(before + 20_000)
  const [event] = await payments.system.stores.staffEvents.list('alpha', { event: 'payment.company-asked' }, 1)
  expect(event).toMatchObject({ aboutId: id, personId: desk.personId })
})

// Proves staff-25.
test('a contradiction is explained by one person, and stands in the trace', async () => {
  const { id } = await depositor()
  await payments.report({ reference: id })
  await payments.report({ reference: id, state: 'declined' })
  const desk = await stage.staff('payments', { at: 'alpha' })
  expect(opValue(await desk.call('payments.contradictions', {})).items).toMatchObject([{ id, says: 'declined' }])
  opValue(await desk.call('payments.resolve', { id, reason }))
  expect(opValue(await desk.call('payments.contradictions', {})).items).toEqual([])
  const [event] = await payments.system.stores.staffEvents.list('alpha', { event: 'payment.resolved' }, 1)
  expect(event).toMatchObject({ aboutId: id, reason })
})

// Proves staff-25.
test('a chargeback is booked by two people: it is owed, taken from the balance, and booked once', async () => {
  const { id, has } = await depositor()
  await payments.report({ reference: id })
  const before = await has()
  const [maker, checker] = [await stage.staff('payments', { at: 'alpha' }), await stage.staff('approver', { at: 'alpha' })]
  const shown = async () => opValue(await maker.call('ledger.payment', { id }))
  const other = await stage.staff('payments', { at: 'alpha' })
  const ask = async (by = maker) => opValue(await by.call('ledger.chargeback', { paymentId: id, reason })).approval
  expect(await shown()).toMatchObject({ id, kind: 'deposit', state: 'paid', amount: 20_000, takenBack: null, balance: before.main, owed: 0 })
  const [first, second] = [await ask(), await ask(other)]
  expect(await decide(first, maker)).toMatchObject({ success: false })
  expect(await has()).toEqual(before)
  opValue(await decide(first, checker))
  expect(await has()).toMatchObject({ main: before.main - 20_000 })
  expect(await decide(second, checker)).toMatchObject({ code: 'approval.changed' })
  expect(await maker.call('ledger.chargeback', { paymentId: id, reason })).toMatchObject({ code: 'payment.decided' })
  expect(await has()).toMatchObject({ main: before.main - 20_000 })
  expect(await shown()).toMatchObject({ takenBack: 'chargeback', balance: before.main - 20_000, owed: 0 })
  const elsewhere = await stage.staff('payments', { at: 'beta' })
  expect(await elsewhere.call('ledger.payment', { id }, 'beta')).toMatchObject({ code: 'payment.unknown' })
})

// Proves staff-25.
test('the money of a withdrawal that the company does not pay is given back by two people, once', async () => {
  const one = await newReadyWithdrawer(payments, 'unpaid')
  const { id } = valueOf(await one.client.call('payments.createWithdrawal', one.requested()))
  const before = await one.balance()
  const [maker, checker] = [await stage.staff('payments', { at: 'alpha' }), await stage.staff('approver', { at: 'alpha' })]
  const other = await stage.staff('payments', { at: 'alpha' })
  const ask = async (by = maker) => opValue(await by.call('payments.giveBack', { id, reason })).approval
  const [first, second] = [await ask(), await ask(other)]
  expect(await decide(first, maker)).toMatchObject({ code: 'approval.own' })
  expect(await one.balance()).toEqual(before)
  opValue(await decide(first, checker))
  expect(await one.balance()).toEqual({ main: before.main + before.held, held: 0 })
  expect(await decide(second, checker)).toMatchObject({ code: 'payment.decided', data: { state: 'returned' } })
  expect(await maker.call('payments.giveBack', { id, reason })).toMatchObject({ code: 'payment.decided', data: { state: 'returned' } })
  expect(await one.balance()).toEqual({ main: before.main + before.held, held: 0 })
  const [event] = await payments.system.stores.staffEvents.list('alpha', { event: 'payment.given-back' }, 1)
  expect(event).toMatchObject({ aboutId: id, personId: checker.personId })
})

// Proves staff-25.
test('of a deposit nothing is given back', async () => {
  const { id } = await depositor()
  const desk = await stage.staff('payments', { at: 'alpha' })
  expect(await desk.call('payments.giveBack', { id, reason })).toMatchObject({ code: 'payment.unknown' })
})

// Proves staff-25.
test('other roles neither ask the company nor book a chargeback', async () => {
  const { id } = await depositor()
  const support = await stage.staff('support', { at: 'alpha' })
  expect(await support.call('payments.askCompany', { id })).toMatchObject({ code: 'staff.forbidden' })
  expect(await support.call('ledger.chargeback', { paymentId: id, reason })).toMatchObject({ code: 'staff.forbidden' })
})
