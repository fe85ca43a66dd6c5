import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConsoleStage, opValue, type ConsoleStage, type OpClient } from '#staff/testing/console-stage.ts'
import { testMember, testRegistration, testSession } from '#testing/test-rows.ts'
import { openTestSession } from '#testing/test-stores.ts'

let stage: ConsoleStage
let support: OpClient
beforeAll(async () => {
  stage = await createConsoleStage()
  support = await stage.staff('support')
})
afterAll(() => stage.close())

const reason = 'the phone was stolen'
const signedIn = async (id: string) => {
  const { stores } = stage.system
  const now = stage.system.clock()
  await stores.members.add(testMember(id), testRegistration)
  for (const device of ['phone', 'desk'])
    await openTestSession(stores, testSession(`${id}-${device}`, id, { deviceId: `${id}-${device}`, createdAt: now, lastUsedAt: now }))
  await stores.pushSubscriptions.bind(
    {
      merchant: 'alpha',
      memberId: id,
      id: `${id}-push`,
      provider: 'web',
      sealedToken: 'sealed',
      sessionHash: `${id}-phone`,
      origin: 'https://alpha.test',
      language: 'EN',
      toAll: false,
      boundAt: now,
    },
    5,
  )
  return opValue(await support.call('members.sessions', { id })).sessions
}

// Proves staff-19.
test('one session ends with the pushes of its device; the other one goes on', async () => {
  const sessions = await signedIn('ann')
  const phone = sessions.find(({ push }) => push)
  expect(phone?.deviceId).toBe('ann-phone')
  expect(opValue(await support.call('members.endSessions', { id: 'ann', session: phone?.id ?? '', reason }))).toEqual({ ended: 1 })
  expect((await stage.system.stores.sessions.ofMember('alpha', 'ann')).map(({ deviceId }) => deviceId)).toEqual(['ann-desk'])
  expect(await stage.system.stores.pushSubscriptions.hasDevice({ merchant: 'alpha', memberId: 'ann' })).toBe(false)
})

// Proves staff-19.
test('all sessions end, pushes included, and both logs say so', async () => {
  await signedIn('bob')
  expect(opValue(await support.call('members.endSessions', { id: 'bob', reason }))).toEqual({ ended: 2 })
  expect(await stage.system.stores.sessions.ofMember('alpha', 'bob')).toEqual([])
  expect(await stage.system.stores.pushSubscriptions.hasDevice({ merchant: 'alpha', memberId: 'bob' })).toBe(false)
  expect(await stage.system.stores.staffEvents.list('alpha', { event: 'member.sessions-ended', aboutId: 'bob' }, 5)).toMatchObject([
    { reason, after: { ended: 2, all: true } },
  ])
  const own = (await stage.system.stores.audit.ofMember('alpha', 'bob', 5)).filter(({ event }) => event === 'session.ended')
  // Members read this log: it has no address of staff.
  expect(own).toMatchObject([
    { ip: '', detail: { reason: 'staff' } },
    { ip: '', detail: { reason: 'staff' } },
  ])
})

test('other roles are refused', async () => {
  const auditor = await stage.staff('auditor')
  expect(await auditor.call('members.endSessions', { id: 'ann', reason })).toMatchObject({ code: 'staff.forbidden' })
})
