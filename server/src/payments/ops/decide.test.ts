import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createConsoleStage, opValue, type ConsoleStage } from '#staff/testing/console-stage.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

let stage: ConsoleStage
let clients: Readonly<Record<'payments' | 'approver' | 'support' | 'elsewhere', Awaited<ReturnType<ConsoleStage['staff']>>>>
beforeAll(async () => {
  stage = await createConsoleStage()
  clients = {
    payments: await stage.staff('payments', { at: 'alpha' }),
    approver: await stage.staff('approver', { at: 'alpha' }),
    support: await stage.staff('support', { at: 'alpha' }),
    elsewhere: await stage.staff('approver', { at: 'beta' }),
  }
})
afterAll(() => stage.close())

/** A withdrawal of 300 PHP of a new member, who has 1,000; it waits for so many people. */
const waiting = async (name: string, people: 1 | 2 = 1) => {
  const { stores, clock } = stage.system
  const id = name.padEnd(22, '0')
  const owner = { merchant: 'alpha', memberId: name }
  await stores.members.add(testMember(name), testRegistration)
  const wallet = testWallet(stage.system, name)
  await wallet.deposit(`deposit:${name}`, 100_000)
  await wallet.bet(`bet:${name}`, 4_000)
  await wallet.win(`win:${name}`, `bet:${name}`, 1_000)
  const now = clock()
  await stores.payoutAccounts.add({
    ...owner,
    id: `bank-${name}`,
    bank: 'first',
    sealedNumber: 'sealed',
    mark: 'the same mark',
    end: '7890',
    holder: 'Ann Reyes',
    addedAt: now,
    usableAt: now,
  })
  const request = {
    ...owner,
    formKey: id,
    requestHash: 'hash',
    currency: 'PHP',
    site: 'http://alpha.test',
    deviceId: null,
    fee: 1_500,
    createdAt: now,
  }
  await stores.payments.add({
    ...request,
    id,
    kind: 'withdrawal',
    state: 'waiting',
    accountId: `bank-${name}`,
    amount: 30_000,
    waitsFor: ['sum'],
    people,
  })
  await wallet.hold(`withdrawal:${id}`, 30_000)
  const stored = async () => (await stores.payments.byId('alpha', id))!
  return { id, owner, stored, balance: async () => (await stores.ledger.accountsOf('alpha', name)).find(({ kind }) => kind === 'main')?.balance }
}
const eventsOf = async (id: string) =>
  (await stage.system.stores.staffEvents.list('alpha', { aboutKind: 'payment', aboutId: id }, 20)).map(({ event, reason, personId }) => ({
    event,
    reason,
    personId,
  }))
const REASON = { reason: 'Looked at; same account as before.' }

describe('a withdrawal in the console', () => {
  test('stands in the queue with its age, and shows by what a person decides', async () => {
    const { id } = await waiting('looker')
    const { items, total } = opValue(await clients.payments.call('payments.queue', {}))
    expect(items.find(item => item.id === id)).toMatchObject({ amount: 30_000, waitsFor: ['sum'], people: 1, member: { username: 'user_looker' } })
    expect(total).toBe(items.length)
    await waiting('sharer')
    expect(opValue(await clients.support.call('payments.get', { id }))).toMatchObject({
      state: 'waiting',
      payee: { number: '•••• 7890', holder: 'A••• R•••', sharedWith: 1, paidTo: 0 },
      facts: { main: 67_000, held: 30_000, deposited: 100_000, deposits: 1, stakedSince: { amount: 4_000, bets: 1 }, wonSince: 1_000, paidOut: 0 },
    })
    expect(await eventsOf(id)).toMatchObject([{ event: 'payment.read', personId: clients.support.personId }])
  })

  test('is approved by one person, with a trace', async () => {
    const { id, stored } = await waiting('approved')
    expect(opValue(await clients.payments.call('payments.approve', { id, ...REASON }))).toEqual({ outcome: 'approved', approval: null })
    expect(await stored()).toMatchObject({ state: 'held', decision: 'approved', decidedBy: clients.payments.personId })
    expect(await eventsOf(id)).toEqual([{ event: 'payment.approved', ...REASON, personId: clients.payments.personId }])
    const { login } = (await stage.system.stores.staffPeople.byId(clients.payments.personId)) ?? {}
    expect(opValue(await clients.support.call('payments.get', { id })).decision).toMatchObject({ by: login })
    expect(await clients.approver.call('payments.refuse', { id, why: 'other', ...REASON })).toMatchObject({
      code: 'payment.decided',
      data: { state: 'held' },
    })
  })

  test('is refused with a reason for the member, and the money comes back', async () => {
    const { id, stored, balance } = await waiting('refused')
    opValue(await clients.approver.call('payments.refuse', { id, why: 'identity', ...REASON }))
    expect(await stored()).toMatchObject({ state: 'returned', decision: 'refused', reason: 'identity' })
    expect(await balance()).toBe(97_000)
  })

  test('is put aside, behind the others', async () => {
    const { id } = await waiting('aside')
    await waiting('later')
    const { until } = opValue(await clients.payments.call('payments.hold', { id, hours: 24, ...REASON }))
    const { items } = opValue(await clients.payments.call('payments.queue', {}))
    expect(items.at(-1)).toMatchObject({ id, asideUntil: until, asideReason: REASON.reason })
  })

  test('is not decided by support, nor by an approver of another merchant', async () => {
    const { id, stored } = await waiting('guarded')
    for (const client of [clients.support, clients.elsewhere])
      expect(await client.call('payments.approve', { id, ...REASON })).toMatchObject({ status: 403, code: 'staff.forbidden' })
    expect((await stored()).state).toBe('waiting')
  })

  test('of a large sum is asked for by one person, who does not send it', async () => {
    const { id, stored } = await waiting('large', 2)
    expect(opValue(await clients.approver.call('payments.approve', { id, ...REASON }))).toMatchObject({ outcome: 'asked' })
    expect((await stored()).state).toBe('waiting')
    expect((await eventsOf(id)).map(({ event }) => event)).toContain('payment.second-asked')
  })

  test('of a large sum is asked for once, however often and at once it is said', async () => {
    const { id, owner } = await waiting('again', 2)
    const ask = async () => opValue(await clients.payments.call('payments.approve', { id, ...REASON })).approval
    const [one, other] = await Promise.all([ask(), ask()])
    expect([other, await ask()]).toEqual([one, one])
    // With another reason it is another request.
    expect(opValue(await clients.payments.call('payments.approve', { id, reason: 'The member called again' })).approval).not.toBe(one)
    // What is sealed has changed: the one of before cannot be approved any more.
    await stage.system.stores.payoutAccounts.remove(owner, 'bank-again', stage.system.clock())
    expect(await ask()).not.toBe(one)
  })

  // Proves money-36.
  test('of a large sum is sent by two people; one cannot, and not where what is sealed has changed', async () => {
    const both = await stage.staff(['payments', 'approver'], { at: 'alpha' })
    const ask = async (name: string) => {
      const one = await waiting(name, 2)
      const { approval } = opValue(await both.call('payments.approve', { id: one.id, ...REASON }))
      const key = { merchant: 'alpha', id: approval! }
      const decideBy = async (client: typeof both) => {
        const { seen } = opValue(await client.call('approvals.get', key))
        return await client.call('approvals.decide', { ...key, decision: 'approve', answer: 'Looked at too.', seen: seen ?? '' })
      }
      return { ...one, decideBy }
    }
    const large = await ask('twofold')
    expect(await large.decideBy(both)).toMatchObject({ success: false, code: 'approval.own' })
    expect((await large.stored()).state).toBe('waiting')
    opValue(await large.decideBy(clients.approver))
    expect(await large.stored()).toMatchObject({ state: 'held', askedBy: both.personId, decidedBy: clients.approver.personId })
    expect(await large.decideBy(clients.approver)).toMatchObject({ success: false })

    const moved = await ask('moved')
    await stage.system.stores.payoutAccounts.remove(moved.owner, 'bank-moved', stage.system.clock())
    expect(await moved.decideBy(clients.approver)).toMatchObject({ success: false, code: 'approval.changed', data: { facts: ['accountRemoved'] } })
    expect((await moved.stored()).state).toBe('waiting')
  })

  test('waits on while staff have locked the member’s withdrawals', async () => {
    const { id, owner, stored } = await waiting('locked')
    const at = stage.system.clock()
    await stage.system.stores.locks.add([{ ...owner, scope: 'withdrawal', reason: 'looked at', by: 'ann', at }])
    expect(await clients.payments.call('payments.approve', { id, ...REASON })).toMatchObject({
      code: 'act.refused',
      data: { code: 'withdrawal.locked' },
    })
    expect((await stored()).state).toBe('waiting')
  })
})
