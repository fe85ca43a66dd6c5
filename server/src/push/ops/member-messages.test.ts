import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueMessage } from '#messages/queue-message.ts'
import { createConsoleStage, opValue, type ConsoleStage } from '#staff/testing/console-stage.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

type Person = Awaited<ReturnType<ConsoleStage['staff']>>
let stage: ConsoleStage
let support: Person
beforeAll(async () => {
  stage = await createConsoleStage({ recurring: ['account'] })
  support = await stage.staff('support', { at: 'alpha' })
  const proven = { mobile: '639171234567', mobileVerifiedAt: stage.system.clock() }
  await stage.system.stores.members.add(testMember('ann', proven), testRegistration)
})
afterAll(() => stage.close())

const send = async (more: object) => {
  const { system } = stage
  const until = new Date(system.clock().getTime() + 60_000).toISOString()
  const message = {
    channel: 'sms',
    recipient: '639171234567',
    text: 'Your code is 123456.',
    until,
    to: 'anyone',
    what: 'two-factor',
    ...more,
  } as const
  await system.inUnit(unit => queueMessage(system)(unit, 'alpha', message))
  await system.jobs.runDue()
}
const sent = async () => opValue(await support.call('members.messages', { id: 'ann' })).sent

// Proves staff-24.
test('staff see that a message left, when, what for and whither, and never what it said', async () => {
  await send({ memberId: 'ann' })
  const outcome = await support.call('members.messages', { id: 'ann' })
  expect(opValue(outcome).sent).toEqual([
    { at: stage.system.clock().toISOString(), channel: 'sms', what: 'two-factor', to: '••• 67', outcome: 'sent' },
  ])
  expect(JSON.stringify(outcome)).not.toContain('123456')
})

// Proves staff-24.
test('a code that a visitor asked for is the member’s whose number it goes to, and one to nobody is no one’s', async () => {
  await send({ to: 'member', what: 'recovery' })
  await send({ to: 'nobody', what: 'recovery' })
  await send({ to: 'member', what: 'recovery', recipient: '639170000000' })
  expect((await sent()).map(({ what }) => what)).toEqual(['recovery', 'two-factor'])
})

// Proves staff-24.
test('what left is kept for 90 days', async () => {
  stage.system.clock.advance(89 * 24 * 60 * 60)
  const { sentMessages } = stage.system.stores
  await sentMessages.sweep(new Date(stage.system.clock().getTime() - 90 * 24 * 60 * 60_000))
  expect(await sentMessages.ofMember({ merchant: 'alpha', memberId: 'ann' }, 5)).toHaveLength(2)
  stage.system.clock.advance(2 * 24 * 60 * 60)
  await stage.system.jobs.runDue()
  expect(await sentMessages.ofMember({ merchant: 'alpha', memberId: 'ann' }, 5)).toEqual([])
})
