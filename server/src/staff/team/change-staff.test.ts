import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConsoleStage, opValue, type ConsoleStage } from '#staff/testing/console-stage.ts'

let stage: ConsoleStage
beforeAll(async () => {
  stage = await createConsoleStage()
})
afterAll(() => stage.close())

const reason = 'As agreed'
const grantsOf = (id: string) => stage.system.stores.staffPeople.grantsOf(id)

// Proves staff-7.
test('an invited person may nothing until a second owner has approved the role', async () => {
  const [owner, other] = [await stage.staff('owner'), await stage.staff('owner')]
  const request = { login: 'rosa', name: 'Rosa Tan', merchant: '*', role: 'risk', reason } as const
  const { personId, path, approval } = opValue(await owner.call('staff.invite', request))
  expect(path).toMatch(/^\/enrol#[\w-]{43}$/)
  expect(await grantsOf(personId)).toEqual([])
  expect(await owner.call('staff.invite', request)).toMatchObject({ success: false, code: 'staff.login.taken' })
  const key = { merchant: '*', id: approval }
  const { seen } = opValue(await other.call('approvals.get', key))
  opValue(await other.call('approvals.decide', { ...key, decision: 'approve', answer: 'I know her', seen: seen ?? '' }))
  expect(await grantsOf(personId)).toEqual([{ merchant: '*', role: 'risk' }])
  const { people } = opValue(await owner.call('staff.list', {}))
  expect(people.find(({ id }) => id === personId)).toMatchObject({ login: 'rosa', isEnrolled: false, grants: [{ merchant: '*', role: 'risk' }] })
})

// Proves staff-6.
test('an owner of one merchant has no hand in the house or in another one', async () => {
  const owner = await stage.staff('owner', { at: 'alpha' })
  const { personId } = await stage.staff('support', { at: 'beta' })
  for (const merchant of ['*', 'beta'])
    expect(await owner.call('staff.grant', { personId, merchant, role: 'owner', reason })).toMatchObject({ success: false, code: 'staff.forbidden' })
  expect(await owner.call('staff.endSessions', { personId, reason })).toMatchObject({ success: false, code: 'staff.forbidden' })
  expect(await owner.call('staff.leave', { personId, reason })).toMatchObject({ success: false, code: 'staff.forbidden' })
  expect(await owner.call('staff.revoke', { personId, merchant: 'beta', role: 'support', reason })).toMatchObject({
    success: false,
    code: 'staff.forbidden',
  })
  expect(opValue(await owner.call('staff.list', {})).people.map(({ id }) => id)).not.toContain(personId)
  expect(await owner.call('audit.list', { merchant: 'beta' })).toMatchObject({ success: false, code: 'staff.forbidden' })
  expect(await owner.call('audit.list', { merchant: 'alpha' })).toMatchObject({ success: true })
})

// Proves staff-4.
test('ending the sessions of a person takes effect at once, and the trace says why', async () => {
  const owner = await stage.staff('owner')
  const person = await stage.staff('support')
  expect(await person.call('session.me', {})).toMatchObject({ success: true })
  expect(opValue(await owner.call('staff.endSessions', { personId: person.personId, reason: 'Phone stolen' }))).toEqual({ ended: 1 })
  expect(await person.call('session.me', {})).toMatchObject({ success: false, code: 'staff.signed.out' })
  const { events } = opValue(await owner.call('audit.list', { merchant: '*', aboutKind: 'staff', aboutId: person.personId }))
  expect(events).toMatchObject([
    {
      event: 'session.ended',
      person: { id: owner.personId },
      about: { name: person.personId },
      after: { ended: 1 },
      reason: 'Phone stolen',
      ip: '203.0.113.7',
    },
  ])
})

// Proves staff-6.
test('a role that is taken away is gone with the next call', async () => {
  const owner = await stage.staff('owner')
  const person = await stage.staff('auditor')
  expect(await person.call('audit.list', { merchant: '*' })).toMatchObject({ success: true })
  opValue(await owner.call('staff.revoke', { personId: person.personId, merchant: '*', role: 'auditor', reason }))
  expect(await person.call('audit.list', { merchant: '*' })).toMatchObject({ success: false, code: 'staff.forbidden' })
})

// Proves staff-4.
test('who has left has no session, and the last owner of the house does not leave', async () => {
  const house = await createConsoleStage()
  const owner = await house.staff('owner')
  const person = await house.staff('support')
  opValue(await owner.call('staff.leave', { personId: person.personId, reason }))
  expect(await person.call('session.me', {})).toMatchObject({ success: false, code: 'staff.signed.out' })
  expect(await owner.call('staff.leave', { personId: owner.personId, reason })).toMatchObject({ success: false, code: 'staff.owner.last' })
  expect(await owner.call('staff.revoke', { personId: owner.personId, merchant: '*', role: 'owner', reason })).toMatchObject({
    success: false,
    code: 'staff.owner.last',
  })
  await house.close()
})
