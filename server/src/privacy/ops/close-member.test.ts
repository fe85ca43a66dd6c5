import { afterAll, beforeAll, expect, test } from 'vitest'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createConsoleStage, opValue, type ConsoleStage } from '#staff/testing/console-stage.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

let stage: ConsoleStage
beforeAll(async () => {
  stage = await createConsoleStage()
  for (const id of ['ann', 'bob']) await stage.system.stores.members.add(testMember(id), testRegistration)
})
afterAll(() => stage.close())

const reason = 'asked by e-mail'

// Proves staff-26.
test('compliance closes an account on request under the rules of closing it oneself, twice the same', async () => {
  const compliance = await stage.staff('compliance', { login: 'yuki' })
  await testWallet(stage.system, 'ann').deposit('start', 1_000)
  expect(await compliance.call('members.close', { id: 'ann', reason })).toMatchObject({ code: 'act.refused', data: { code: 'account.not.empty' } })
  expect(await stage.system.stores.staffEvents.list('alpha', { event: 'member.closed' }, 5)).toEqual([])
  opValue(await compliance.call('members.close', { id: 'bob', reason }))
  opValue(await compliance.call('members.close', { id: 'bob', reason }))
  expect((await stage.system.stores.members.byId('alpha', 'bob'))?.closedAt).toEqual(stage.system.clock())
  expect(await stage.system.stores.staffEvents.list('alpha', { event: 'member.closed', aboutId: 'bob' }, 5)).toHaveLength(2)
})

test('other roles are refused', async () => {
  const support = await stage.staff('support')
  expect(await support.call('members.close', { id: 'ann', reason })).toMatchObject({ code: 'staff.forbidden' })
})
