import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConsoleStage, opValue, type ConsoleStage, type OpClient } from '#staff/testing/console-stage.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

let stage: ConsoleStage
let support: OpClient
beforeAll(async () => {
  stage = await createConsoleStage()
  support = await stage.staff('support', { login: 'noor' })
  const proven = { email: 'mara@example.com', emailVerifiedAt: new Date() }
  await stage.system.stores.members.add(testMember('mara', { username: 'mara_r', ...proven }), testRegistration)
  await stage.system.stores.factors.set({ merchant: 'alpha', memberId: 'mara' }, { payeeName: 'Mara Reyes', authenticatorSecret: 'sealed' })
})
afterAll(() => stage.close())

const reason = 'lost the phone; name, birthday and last deposit were right'
const factors = async () => opValue(await support.call('members.security', { id: 'mara' })).factors.map(({ factor }) => factor)

// Proves staff-19.
test('one factor is reset and the others stay; the member always hears of it', async () => {
  expect(await factors()).toEqual(['email', 'authenticator', 'payeeName'])
  const { removed } = opValue(await support.call('members.resetFactor', { id: 'mara', factor: 'authenticator', reason }))
  expect(removed).toEqual(['authenticator'])
  expect(await factors()).toEqual(['email', 'payeeName'])
  expect(await stage.system.stores.staffEvents.list('alpha', { event: 'member.factor-reset' }, 5)).toMatchObject([
    { login: 'noor', reason, after: { removed: ['authenticator'] } },
  ])
  await stage.system.jobs.runDue()
  expect((await stage.system.stores.outbox.newest(10)).map(({ recipient }) => recipient)).toEqual(['mara@example.com'])
})

// Proves staff-19.
test('all factors at once, and no other role', async () => {
  const risk = await stage.staff('risk')
  expect(await risk.call('members.resetFactor', { id: 'mara', reason })).toMatchObject({ code: 'staff.forbidden' })
  opValue(await support.call('members.resetFactor', { id: 'mara', reason }))
  expect(await factors()).toEqual([])
})
