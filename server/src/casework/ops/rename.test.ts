import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConsoleStage, opValue, type ConsoleStage } from '#staff/testing/console-stage.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

type Person = Awaited<ReturnType<ConsoleStage['staff']>>
let stage: ConsoleStage
let support: Person
beforeAll(async () => {
  stage = await createConsoleStage()
  support = await stage.staff('support', { at: 'alpha' })
  for (const id of ['ann', 'bob']) await stage.system.stores.members.add(testMember(id), testRegistration)
})
afterAll(() => stage.close())

const reason = 'a letter was missing'
const nameOf = async (id: string) => (await stage.system.stores.factors.of('alpha', id)).payeeName

// Proves staff-23.
test('before a bank account was added by it, a name is corrected at once', async () => {
  expect(opValue(await support.call('members.rename', { memberId: 'ann', name: ' Ann Reyes ', reason }))).toEqual({ approval: null })
  expect(await nameOf('ann')).toBe('Ann Reyes')
  const [event] = await stage.system.stores.staffEvents.list('alpha', { event: 'member.renamed' }, 5)
  expect(event).toMatchObject({ aboutId: 'ann', reason })
  expect(JSON.stringify(event)).not.toContain('Reyes')
})

// Proves staff-23.
test('afterwards a second person corrects it, and whoever asked does not', async () => {
  const now = stage.system.clock()
  const number = { sealedNumber: 'sealed', mark: 'bob', end: '4471', holder: 'Bob Cruz' }
  await stage.system.stores.factors.set({ merchant: 'alpha', memberId: 'bob' }, { payeeName: 'Bob Cruz' })
  await stage.system.stores.payoutAccounts.add({
    merchant: 'alpha',
    memberId: 'bob',
    id: 'bank-bob',
    bank: 'first',
    ...number,
    addedAt: now,
    usableAt: now,
  })
  const { approval } = opValue(await support.call('members.rename', { memberId: 'bob', name: 'Roberto Cruz', reason }))
  expect(await nameOf('bob')).toBe('Bob Cruz')
  const key = { merchant: 'alpha', id: approval ?? '' }
  const decide = async (by: Person) => {
    const { seen } = opValue(await by.call('approvals.get', key))
    return await by.call('approvals.decide', { ...key, decision: 'approve', answer: 'Seen in the passport.', seen: seen ?? '' })
  }
  expect(await decide(support)).toMatchObject({ code: 'approval.own' })
  opValue(await decide(await stage.staff('compliance', { at: 'alpha' })))
  expect(await nameOf('bob')).toBe('Roberto Cruz')
})
