import { afterAll, beforeAll, expect, test } from 'vitest'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createConsoleStage, opValue, type ConsoleStage, type OpClient } from '#staff/testing/console-stage.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

let stage: ConsoleStage
let compliance: OpClient
beforeAll(async () => {
  stage = await createConsoleStage()
  compliance = await stage.staff('compliance', { login: 'yuki' })
  for (const id of ['ann', 'bob', 'cid']) await stage.system.stores.members.add(testMember(id, { username: `${id}_player` }), testRegistration)
})
afterAll(() => stage.close())

const reason = 'asked by letter of 3 January'

test('a member who asks is excluded: bets are refused, nobody makes it shorter, both are recorded', async () => {
  const wallet = testWallet(stage.system, 'ann')
  await wallet.deposit('start', 1_000)
  opValue(await compliance.call('members.exclude', { id: 'ann', months: 12, reason }))
  await expect(wallet.bet('one', 100)).rejects.toMatchObject({ code: 'play.paused' })
  expect(await compliance.call('members.exclude', { id: 'ann', months: 6, reason })).toMatchObject({
    code: 'act.refused',
    data: { code: 'play.pause.shorter' },
  })
  expect(await stage.system.stores.staffEvents.list('alpha', { event: 'member.excluded' }, 5)).toMatchObject([
    { login: 'yuki', reason, aboutId: 'ann' },
  ])
  expect((await stage.system.stores.audit.ofMember('alpha', 'ann', 5)).map(({ event }) => event)).toContain('play.excluded')
  expect(opValue(await compliance.call('members.limits', { id: 'ann' })).pause).toMatchObject({ kind: 'exclusion' })
})

test('a list is imported by name; a second time it changes nothing', async () => {
  const asked = { names: ['ann_player', 'BOB_player', 'stranger'], months: 6, reason }
  expect(opValue(await compliance.call('exclusions.import', asked))).toEqual({ excluded: 1, already: 1, unknown: ['stranger'] })
  const { rows } = opValue(await compliance.call('exclusions.list', {}))
  expect(rows.map(({ username }) => username)).toEqual(['ann_player', 'bob_player'])
  expect(opValue(await compliance.call('exclusions.list', { after: 'ann' })).rows.map(({ id }) => id)).toEqual(['bob'])
})

test('support can neither exclude nor read the register', async () => {
  const support = await stage.staff('support')
  expect(await support.call('members.exclude', { id: 'cid', months: 6, reason })).toMatchObject({ code: 'staff.forbidden' })
  expect(await support.call('exclusions.list', {})).toMatchObject({ code: 'staff.forbidden' })
})
