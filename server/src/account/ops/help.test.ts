import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConsoleStage, opValue, type ConsoleStage } from '#staff/testing/console-stage.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

type Person = Awaited<ReturnType<ConsoleStage['staff']>>
let stage: ConsoleStage
let support: Person
let risk: Person
beforeAll(async () => {
  stage = await createConsoleStage()
  support = await stage.staff('support', { at: 'alpha', login: 'noor' })
  risk = await stage.staff('risk', { at: 'alpha' })
  const proven = { mobile: '639171234567', mobileVerifiedAt: stage.system.clock(), email: 'ann@mail.test', emailVerifiedAt: stage.system.clock() }
  await stage.system.stores.members.add(testMember('ann', proven), testRegistration)
  await stage.system.stores.members.add(testMember('bob'), testRegistration)
})
afterAll(() => stage.close())

const reason = 'called and knew the last three deposits'
const member = async (id: string) => await stage.system.stores.members.byId('alpha', id)
const sent = async () => {
  await stage.system.jobs.runDue()
  return await stage.system.stores.outbox.newest(20)
}

// Proves staff-22.
test('who has lost the password gets a code at the proven number, which no member of staff reads', async () => {
  const request = { id: 'ann', channel: 'sms', checked: 'called-back', reason } as const
  const outcome = await support.call('members.sendRecovery', request)
  opValue(outcome)
  const [message] = await sent()
  expect(message).toMatchObject({ channel: 'sms', recipient: '+639171234567' })
  const code = /[0-9]{6}/.exec(message?.text ?? '')?.[0] ?? 'no code'
  expect(JSON.stringify(outcome)).not.toContain(code)
  const [event] = await stage.system.stores.staffEvents.list('alpha', { event: 'member.recovery-sent' }, 5)
  expect(event).toMatchObject({ login: 'noor', aboutId: 'ann', reason, after: { channel: 'sms', checked: 'called-back' } })
  expect(JSON.stringify(event)).not.toContain(code)
  expect(await support.call('members.sendRecovery', { ...request, id: 'bob' })).toMatchObject({ code: 'member.contact.missing' })
})

// Proves staff-22.
test('a lost number is replaced by two people: sessions end, and the member hears of it at the contact of before', async () => {
  const request = { memberId: 'ann', mobile: '+63 917 765 4321', checked: 'document', reason } as const
  expect(await support.call('members.askNumber', { ...request, mobile: '12' })).toMatchObject({ success: false })
  const { approval } = opValue(await support.call('members.askNumber', request))
  const key = { merchant: 'alpha', id: approval }
  const decide = async (by: Person) => {
    const { seen } = opValue(await by.call('approvals.get', key))
    return await by.call('approvals.decide', { ...key, decision: 'approve', answer: 'I have seen the passport.', seen: seen ?? '' })
  }
  expect(await decide(support)).toMatchObject({ code: 'approval.own' })
  expect((await member('ann'))?.mobile).toBe('639171234567')
  const before = (await sent()).length
  opValue(await decide(risk))
  expect(await member('ann')).toMatchObject({ mobile: '639177654321', mobileVerifiedAt: stage.system.clock() })
  const after = await sent()
  expect(after.length).toBe(before + 1)
  expect(after.map(({ recipient }) => recipient)).toContain('ann@mail.test')
  const events = await stage.system.stores.staffEvents.list('alpha', { aboutKind: 'member', aboutId: 'ann' }, 5)
  expect(events.map(({ event }) => event)).toEqual(['member.number-changed', 'member.number-asked', 'member.recovery-sent'])
  expect(JSON.stringify(events)).not.toContain('7654321')
})

// Proves staff-22.
test('other roles help with neither', async () => {
  const finance = await stage.staff('finance', { at: 'alpha' })
  expect(await finance.call('members.sendRecovery', { id: 'ann', channel: 'sms', checked: 'document', reason })).toMatchObject({
    code: 'staff.forbidden',
  })
  expect(await finance.call('members.askNumber', { memberId: 'ann', mobile: '+639170000000', checked: 'document', reason })).toMatchObject({
    code: 'staff.forbidden',
  })
})
