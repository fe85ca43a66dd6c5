import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { faultsAfter } from '#money/testing/ledger-faults.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createTestDeps, type TestSystem } from '#testing/harness.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

const AT = new Date('2026-01-01T00:00:00Z')

let database: OpenDatabase
let system: TestSystem

/** Deposits of 600 and withdrawals of 100 in each kind of state, with what each has in the ledger. */
beforeAll(async () => {
  database = await openTestDatabase()
  system = await createTestDeps({ database })
  const { members, payments, payoutAccounts } = system.stores
  for (const id of ['ann', 'ben']) await members.add(testMember(id), testRegistration)
  const owner = { merchant: 'alpha', memberId: 'ann' }
  const account = { ...owner, id: 'bank', bank: 'first', sealedNumber: 'sealed', mark: 'mark', end: '7890', holder: 'Ann Reyes' }
  await payoutAccounts.add({ ...account, addedAt: AT, usableAt: AT })
  const request = { ...owner, requestHash: 'hash', currency: 'PHP', site: 'http://alpha.test', deviceId: null, fee: 5, createdAt: AT }
  for (const state of ['pending', 'declined', 'paid'] as const) {
    const id = `in-${state}`
    await payments.add({ ...request, id, formKey: id, kind: 'deposit', state, channel: 'instant', amount: 600, expiresAt: AT })
  }
  for (const state of ['sent', 'paid', 'returned'] as const) {
    const id = `out-${state}`
    await payments.add({ ...request, id, formKey: id, kind: 'withdrawal', state, accountId: 'bank', amount: 100 })
  }

  const ann = testWallet(system, 'ann')
  await ann.deposit('deposit:in-paid', 600, { payment: 'in-paid', fee: 5 })
  for (const state of ['sent', 'paid', 'returned']) await ann.hold(`withdrawal:out-${state}`, 100)
  await ann.payOut('withdrawal:out-paid:paid', 'withdrawal:out-paid', { payment: 'out-paid', fee: 5 })
  await ann.giveBack('withdrawal:out-returned:returned', 'withdrawal:out-returned')
  await payments.change({ merchant: 'alpha', id: 'in-declined' }, { reason: 'play.paused' })
  await ann.receive('deposit:in-declined:received', 605, { payment: 'in-declined' })
  // A correction that people made belongs to no payment.
  await ann.deposit('correction', 5)
})
afterAll(() => system.close())

const found = () => system.stores.reconcile.check('alpha', 'payments', AT)
const change = (id: string, to: string) => `update payments set ${to} where merchant = 'alpha' and id = '${id}'`
const remove = (id: string) => `delete from payments where merchant = 'alpha' and id = '${id}'`
const transferOf = (reference: string) => `(select id from transfers where merchant = 'alpha' and reference = '${reference}')`

// Proves money-27.
describe('the check of payments against the ledger', () => {
  test('finds nothing where each payment moved what its state says', async () => {
    expect(await found()).toMatchObject({ checked: 6, faults: 0, examples: [] })
  })

  // Proves money-10.
  test.each<[what: string, damage: string, example: string]>([
    ['a paid deposit that is not in the ledger', change('in-pending', `state = 'paid'`), 'in-pending'],
    ['a declined deposit that is in the ledger', change('in-paid', `state = 'declined'`), 'in-paid'],
    ['a deposit of another amount', change('in-paid', 'amount = 605'), 'in-paid'],
    ['a deposit in the balance of another member', change('in-paid', `member_id = 'ben'`), 'in-paid'],
    ['money that arrived for no deposit', remove('in-paid'), 'deposit:in-paid'],
    ['an open withdrawal without a hold', `delete from transfers where merchant = 'alpha' and reference = 'withdrawal:out-sent'`, 'out-sent'],
    ['an open withdrawal that was paid out', change('out-paid', `state = 'held'`), 'out-paid'],
    ['an open withdrawal that was given back', change('out-returned', `state = 'sent'`), 'out-returned'],
    ['a paid withdrawal that is still held', change('out-sent', `state = 'paid'`), 'out-sent'],
    ['a paid withdrawal that was given back', change('out-returned', `state = 'paid'`), 'out-returned'],
    ['a returned withdrawal that is still held', change('out-sent', `state = 'returned'`), 'out-sent'],
    ['a returned withdrawal that was paid out', change('out-paid', `state = 'returned'`), 'out-paid'],
    ['a withdrawal of another amount', change('out-sent', 'amount = 95'), 'out-sent'],
    [
      'a payout of another amount than was held',
      `update entries set amount = -95 where merchant = 'alpha' and version is not null and transfer_id = ${transferOf('withdrawal:out-paid:paid')}`,
      'out-paid',
    ],
    ['a deposit whose fee is another one than in the ledger', change('in-paid', 'fee = 6'), 'in-paid'],
    [
      'a withdrawal whose fee is not in the ledger',
      `delete from entries where merchant = 'alpha' and line = 3 and amount = 5 and transfer_id = ${transferOf('withdrawal:out-paid:paid')}`,
      'out-paid',
    ],
    ['a deposit that is sent back and was never received', `delete from transfers where merchant = 'alpha' and kind = 'receive'`, 'in-declined'],
    ['a deposit that was received and is not sent back', change('in-declined', 'reason = null'), 'in-declined'],
    ['a hold for no withdrawal', remove('out-sent'), 'withdrawal:out-sent'],
  ])('finds %s, and names it', async (_what, damage, example) => {
    expect(await faultsAfter(database.db, damage, 'payments')).toMatchObject({ faults: 1, examples: [example] })
    expect(await found()).toMatchObject({ faults: 0 })
  })

  test('does not look for fees of payments from before fees had an account', async () => {
    expect(await faultsAfter(database.db, change('in-paid', 'fee = 6, fully_booked = false'), 'payments')).toMatchObject({ faults: 0 })
  })

  test('of one merchant does not look at another', async () => {
    expect(await system.stores.reconcile.check('beta', 'payments', AT)).toMatchObject({ checked: 0 })
  })
})
