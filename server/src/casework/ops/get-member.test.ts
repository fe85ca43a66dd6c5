import { afterAll, beforeAll, expect, test } from 'vitest'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createConsoleStage, opValue, type ConsoleStage, type OpClient } from '#staff/testing/console-stage.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

let stage: ConsoleStage
let support: OpClient
beforeAll(async () => {
  stage = await createConsoleStage()
  support = await stage.staff('support', { login: 'noor' })
  const { stores } = stage.system
  const proven = { mobile: '639171234567', mobileVerifiedAt: new Date(), email: 'mara@example.com', emailVerifiedAt: new Date(), birthday: '03-14' }
  await stores.members.add(testMember('mara-0001', { username: 'mara', ...proven }), testRegistration)
  await stores.factors.set({ merchant: 'alpha', memberId: 'mara-0001' }, { payeeName: 'Mara Reyes' })
  const wallet = testWallet(stage.system, 'mara-0001')
  await wallet.deposit('deposit:one', 10_000, { payment: 'one', channel: 'instant' })
  await wallet.bet('foyer:tx', 100, { provider: 'foyer', round: 'r-1', game: 'dice', vendor: 'FOYER' })
  await wallet.hold('withdrawal:two', 2_000)
})
afterAll(() => stage.close())

const id = 'mara-0001'
const eventsOf = async (event: string) =>
  (await stage.system.stores.staffEvents.list('alpha', { aboutKind: 'member', aboutId: id }, 100)).filter(row => row.event === event)

// Proves staff-12.
test('a member’s page has money, and the person masked', async () => {
  const member = opValue(await support.call('members.get', { id }))
  expect(member).toMatchObject({ username: 'mara', balances: { main: 7_900, held: 2_000, owed: 0 }, deposited: { count: 1, sum: 10_000 } })
  const said = JSON.stringify(member.person)
  for (const secret of ['9171234567', 'mara@', 'Reyes', '03-14']) expect(said).not.toContain(secret)
  expect(member.lately.map(({ area, what }) => `${area} ${what}`)).toEqual(expect.arrayContaining(['money deposit', 'money hold', 'play round']))
})

test('a withdrawal that waits for a person is under way', async () => {
  const owner = { merchant: 'alpha', memberId: id }
  const { stores, clock } = stage.system
  const number = { sealedNumber: 'sealed', mark: 'mara', end: '4471', holder: 'Mara Reyes' }
  await stores.payoutAccounts.add({ ...owner, id: 'bank-mara', bank: 'harbor', ...number, addedAt: clock(), usableAt: clock() })
  const payment = 'waiting'.padEnd(22, '0')
  await stores.payments.add({
    ...owner,
    id: payment,
    kind: 'withdrawal',
    state: 'waiting',
    formKey: payment,
    requestHash: 'hash',
    currency: 'PHP',
    site: 'http://alpha.test',
    deviceId: null,
    amount: 2_000,
    fee: 0,
    accountId: 'bank-mara',
    waitsFor: ['sum'],
    people: 1,
    createdAt: clock(),
  })
  const open = async () => opValue(await support.call('members.get', { id })).open
  expect(await open()).toMatchObject([{ kind: 'withdrawal', id: payment, amount: 2_000 }])

  // It is still shown when the member has made as many others since as the page has room for.
  for (let nth = 0; nth < 10; nth += 1) {
    const later = `declined-${nth}`.padEnd(22, '0')
    const common = { ...owner, id: later, formKey: later, requestHash: 'hash', currency: 'PHP', site: 'http://alpha.test', deviceId: null }
    const createdAt = new Date(clock().getTime() + nth + 1)
    await stores.payments.add({
      ...common,
      kind: 'deposit',
      state: 'declined',
      channel: 'instant',
      amount: 500,
      fee: 0,
      createdAt,
      expiresAt: createdAt,
    })
  }
  expect(await open()).toMatchObject([{ kind: 'withdrawal', id: payment, amount: 2_000 }])
})

test('a chat and feedback that wait for an answer are open', async () => {
  const owner = { merchant: 'alpha', memberId: 'waiter-0001' }
  const { stores, clock } = stage.system
  await stores.members.add(testMember('waiter-0001'), testRegistration)
  const open = async () => opValue(await support.call('members.get', { id: 'waiter-0001' })).open
  expect(await open()).toEqual([])
  const message = { ...owner, by: 'member', clientId: 'a-message-of-waiter', at: clock(), text: 'Hello', picture: null } as const
  await stores.chats.add(message)
  const feedback = await stores.feedback.add({ ...owner, clientId: 'a-feedback-of-waiter', topic: 'other', text: 'Too blue', sentAt: clock() }, [])
  const since = clock().toISOString()
  expect(await open()).toEqual([
    { kind: 'chat', id: 'waiter-0001', amount: null, since },
    { kind: 'feedback', id: String(feedback), amount: null, since },
  ])
  await stores.chats.add({ ...message, by: 'support', clientId: 'an-answer-to-waiter' })
  await stores.feedback.answer('alpha', feedback, { text: 'It is less blue now', at: clock(), replaces: false })
  expect(await open()).toEqual([])
})

// Proves staff-12.
test('who opened it is recorded', async () => {
  opValue(await support.call('members.get', { id }))
  expect((await eventsOf('member.read')).at(0)).toMatchObject({ login: 'noor' })
})

// Proves staff-12.
test('the person is shown in clear for ten minutes to roles that may, with a reason that is recorded', async () => {
  const reason = 'name on the bank account differs'
  expect(await support.call('members.unmask', { id, reason })).toMatchObject({
    status: 403,
    code: 'staff.forbidden',
    data: { roles: ['payments', 'risk', 'compliance'] },
  })
  expect(await eventsOf('member.unmasked')).toEqual([])
  const risk = await stage.staff('risk', { login: 'kofi' })
  const { person, until } = opValue(await risk.call('members.unmask', { id, reason }))
  expect(person).toMatchObject({ payeeName: 'Mara Reyes', mobile: '+639171234567', email: 'mara@example.com', birthday: '03-14' })
  expect(Date.parse(until) - stage.system.clock().getTime()).toBe(600_000)
  expect(await eventsOf('member.unmasked')).toMatchObject([{ login: 'kofi', reason }])
})

// Proves staff-12.
test('each line of money says what it belongs to', async () => {
  const { lines } = opValue(await support.call('members.money', { id }))
  expect(lines.map(({ kind, belongs }) => [kind, belongs.kind, belongs.id])).toEqual([
    ['hold', 'reference', 'withdrawal:two'],
    ['bet', 'round', 'r-1'],
    ['deposit', 'payment', 'one'],
  ])
})

// Proves staff-17.
test('notes and tags are for staff, and who wrote and removed them stays', async () => {
  const { id: note } = opValue(await support.call('members.note', { id, text: 'kind and clear' }))
  opValue(await support.call('members.tag', { ids: [id], tag: 'vip-watch', on: true }))
  expect(opValue(await support.call('members.get', { id }))).toMatchObject({ notes: [{ text: 'kind and clear', by: 'noor' }], tags: ['vip-watch'] })
  opValue(await support.call('members.removeNote', { id, note }))
  opValue(await support.call('members.tag', { ids: [id], tag: 'vip-watch', on: false }))
  expect(opValue(await support.call('members.get', { id }))).toMatchObject({ notes: [], tags: [] })
  expect(await eventsOf('member.note-removed')).toMatchObject([{ before: { text: 'kind and clear', by: 'noor' } }])
  const { rows } = opValue(await support.call('members.staffActs', { id }))
  expect(rows.map(({ event }) => event)).toEqual(expect.arrayContaining(['member.noted', 'member.note-removed', 'member.tagged', 'member.read']))
})

// Proves staff-12.
test('every part of the page answers for a member with little behind them', async () => {
  for (const op of ['sessions', 'security', 'limits', 'rewards', 'messages', 'invited', 'rounds', 'tickets', 'staffActs'] as const)
    expect(await support.call(`members.${op}`, { id })).toMatchObject({ success: true })
})

// Proves staff-12.
test('an id of nobody is unknown, also where it is a member of another merchant', async () => {
  expect(await support.call('members.get', { id: 'nobody-0001' })).toMatchObject({ status: 404, code: 'member.unknown' })
  expect(await support.call('members.get', { id }, 'beta')).toMatchObject({ status: 404, code: 'member.unknown' })
})
