import type { OpRequests } from '@foyer/contract/ops/index'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOfStep, STEP_SECONDS } from '#account/two-factor/authenticator.ts'
import { EVERYWHERE } from '#kernel/ops/staff-caller.ts'
import { checkChain } from '#staff/events/check-chain.ts'
import { createConsoleStage, opValue, type ConsoleStage } from '#staff/testing/console-stage.ts'
import { STAFF_TOTP_SEAL } from '#staff/totp-seal.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

let stage: ConsoleStage
beforeAll(async () => {
  stage = await createConsoleStage()
})
afterAll(() => stage.close())
// Every test has codes of its own.
beforeEach(() => stage.system.clock.advance(2 * 60 * 60))

const codeNow = () => codeOfStep(SECRET, Math.floor(stage.system.clock().getTime() / 1000 / STEP_SECONDS))

const withAuthenticator = async (...roles: Parameters<ConsoleStage['staff']>) => {
  const { stores, seals } = stage.system
  const person = await stage.staff(...roles)
  await stores.staffPeople.enrol(person.personId, { passwordHash: 'unused', totpSecret: seals.seal(STAFF_TOTP_SEAL, SECRET), lastStep: 0 })
  return person
}

const wanted = (more: Partial<OpRequests['tokens.make']> = {}) => ({ name: 'night report', days: 30, mayAct: true, code: codeNow(), ...more })
const program = (token: string, ip = '198.51.100.20') => stage.visitor({ ip, headers: { authorization: `Bearer ${token}`, origin: '' } })

// Proves staff-51.
test('a program does by a token what its person may, from another network and after the session has ended', async () => {
  const person = await withAuthenticator('support', { at: 'alpha' })
  const { token, expiresAt } = opValue(await person.call('tokens.make', wanted()))
  expect(token).toMatch(/^foyer_[\w-]{43}$/)
  expect(Date.parse(expiresAt) - stage.system.clock().getTime()).toBe(30 * 24 * 60 * 60_000)
  const client = program(token)
  stage.system.clock.advance(20 * 60)
  expect(await person.call('session.me', {})).toMatchObject({ success: false, code: 'staff.signed.out' })
  expect(opValue(await client.call('session.me', {})).person).toMatchObject({ id: person.personId })
  expect(await client.call('inbox.feedback', {})).toMatchObject({ success: true })
  expect(await client.call('inbox.feedback', {}, 'beta')).toMatchObject({ status: 403, code: 'staff.forbidden' })
  expect(await client.call('ledger.accounts', {})).toMatchObject({ status: 403, code: 'staff.forbidden' })
  await stage.system.stores.staffPeople.revoke(person.personId, 'alpha', 'support')
  expect(await client.call('inbox.feedback', {})).toMatchObject({ status: 403, code: 'staff.forbidden' })
})

// Proves staff-51.
test('a token holds until its last day, and a made-up one is nobody’s', async () => {
  const person = await withAuthenticator('auditor')
  const { token } = opValue(await person.call('tokens.make', wanted({ days: 90 })))
  stage.system.clock.advance(90 * 24 * 60 * 60 - 1)
  expect(await program(token).call('session.me', {})).toMatchObject({ success: true })
  stage.system.clock.advance(1)
  for (const one of [token, 'foyer_made-up', ''])
    expect(await program(one).call('session.me', {})).toMatchObject({ status: 401, code: 'staff.signed.out' })
  expect(await stage.visitor().call('session.me', {})).toMatchObject({ status: 401 })
  // A wrong token is not made good by a session's cookie.
  const both = program('foyer_made-up', '203.0.113.7')
  both.cookie = (await stage.staff('auditor')).cookie
  expect(await both.call('session.me', {})).toMatchObject({ status: 401, code: 'staff.signed.out' })
})

// Proves staff-51.
test.each([91, 0])('a token for %i days is not made', async days => {
  const person = await withAuthenticator('auditor')
  expect(await person.call('tokens.make', wanted({ days }))).toMatchObject({ status: 400, code: 'request.invalid' })
})

// Proves staff-52.
test('making one needs the code of the moment, which is used up', async () => {
  const person = await withAuthenticator('finance')
  expect(await person.call('tokens.make', wanted({ code: '000000' }))).toMatchObject({ success: false, code: 'staff.code.wrong' })
  opValue(await person.call('tokens.make', wanted()))
  expect(await person.call('tokens.make', wanted())).toMatchObject({ success: false, code: 'staff.code.wrong' })
  const { tokens } = opValue(await person.call('tokens.list', {}))
  expect(tokens).toMatchObject([{ name: 'night report', mayAct: true, seenAt: null }])
})

// Proves staff-52.
test('a person has at most ten tokens', async () => {
  const person = await withAuthenticator('finance')
  for (let at = 0; at < 10; at += 1) {
    opValue(await person.call('tokens.make', wanted()))
    stage.system.clock.advance(STEP_SECONDS)
  }
  expect(await person.call('tokens.make', wanted())).toMatchObject({ status: 409, code: 'staff.tokens.full', data: { most: 10 } })
})

// Proves staff-53.
test('by a token nobody decides for a second person, changes staff, or makes another token; a reading one acts nowhere', async () => {
  const owner = await withAuthenticator('owner')
  const acting = program(opValue(await owner.call('tokens.make', wanted())).token)
  stage.system.clock.advance(STEP_SECONDS)
  const reading = program(opValue(await owner.call('tokens.make', wanted({ mayAct: false }))).token)
  const atConsole = { status: 403, success: false, code: 'staff.at.console', data: {} }
  const reason = 'As agreed'
  stage.system.clock.advance(STEP_SECONDS)
  expect(await acting.call('tokens.make', wanted())).toEqual(atConsole)
  expect(await acting.call('staff.leave', { personId: owner.personId, reason })).toEqual(atConsole)
  expect(await acting.call('approvals.decide', { merchant: '*', id: 'x', decision: 'approve', answer: 'y', seen: 'z' })).toEqual(atConsole)
  expect(await acting.call('session.signOut', {})).toEqual(atConsole)
  expect(await reading.call('system.overview', {})).toMatchObject({ success: true })
  expect(await reading.call('system.retryJob', { merchant: 'alpha', id: 'x', reason })).toMatchObject({ status: 403, code: 'staff.token.reads' })
  const named = async (client: typeof acting) => opValue(await client.call('ops.list', {})).ops.map(({ name }) => name)
  expect(await named(acting)).toContain('system.retryJob')
  expect(await named(reading)).not.toContain('system.retryJob')
  expect(await named(acting)).not.toContain('staff.leave')
  expect(await named(owner)).toContain('staff.leave')
  expect(await named(acting)).not.toContain('inbox.answer')
})

// Proves staff-54.
test('what a program did stands in the trace with its token’s name, which the chain covers', async () => {
  const person = await withAuthenticator('support', { login: 'sam' })
  const client = program(opValue(await person.call('tokens.make', wanted())).token)
  await stage.system.stores.members.add(testMember('mia-0001', { username: 'mia' }), testRegistration)
  opValue(await client.call('members.note', { id: 'mia-0001', text: 'Called twice' }))
  const [event] = await stage.system.stores.staffEvents.list('alpha', { personId: person.personId }, 1)
  expect(event).toMatchObject({ event: 'member.noted', login: 'sam', token: 'night report', ip: '198.51.100.20' })
  expect((await checkChain(stage.system)('alpha')).fault).toBeUndefined()
})

// Proves staff-55.
test('tokens end with the sessions of a person, when their own person ends one, and by nobody else', async () => {
  const owner = await stage.staff('owner')
  const person = await withAuthenticator('support')
  const first = opValue(await person.call('tokens.make', wanted({ name: 'one' })))
  stage.system.clock.advance(STEP_SECONDS)
  const other = opValue(await person.call('tokens.make', wanted({ name: 'two' })))
  const { tokens } = opValue(await person.call('tokens.list', {}))
  const one = tokens.find(({ name }) => name === 'one')?.id ?? ''
  expect(await owner.call('tokens.end', { id: one })).toMatchObject({ status: 404, code: 'staff.token.unknown' })
  opValue(await person.call('tokens.end', { id: one }))
  expect(await program(first.token).call('session.me', {})).toMatchObject({ status: 401 })
  expect(await program(other.token).call('session.me', {})).toMatchObject({ status: 200 })
  const { people } = opValue(await owner.call('staff.list', {}))
  expect(people.find(({ id }) => id === person.personId)?.tokens).toMatchObject([{ name: 'two', seenAt: stage.system.clock().toISOString() }])
  opValue(await owner.call('staff.endSessions', { personId: person.personId, reason: 'Laptop stolen' }))
  expect(await program(other.token).call('session.me', {})).toMatchObject({ status: 401 })
  const events = await stage.system.stores.staffEvents.list(EVERYWHERE, { aboutKind: 'token', aboutId: one }, 10)
  expect(events.map(({ event }) => event)).toEqual(['token.ended', 'token.made'])
})
