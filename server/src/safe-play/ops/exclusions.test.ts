import { afterAll, beforeAll, expect, test } from 'vitest'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createConsoleStage, opValue, type ConsoleStage } from '#staff/testing/console-stage.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

type Person = Awaited<ReturnType<ConsoleStage['staff']>>
let stage: ConsoleStage
let compliance: Person
beforeAll(async () => {
  stage = await createConsoleStage()
  compliance = await stage.staff('compliance', { login: 'yuki' })
  for (const id of ['ann', 'bob', 'cid']) await stage.system.stores.members.add(testMember(id, { username: `${id}_player` }), testRegistration)
})
afterAll(() => stage.close())

const reason = 'asked by letter of 3 January'
/** A member with a name at the bank, and perhaps a birthday. */
const named = async (id: string, payeeName: string, birthday: string | null) => {
  const { stores } = stage.system
  await stores.members.add(testMember(id, { username: `${id}_player`, birthday }), testRegistration)
  await stores.factors.set({ merchant: 'alpha', memberId: id }, { payeeName })
}
const paused = async (memberId: string) => (await stage.system.stores.safePlay.pauseOf({ merchant: 'alpha', memberId }, stage.system.clock()))?.kind

// Proves staff-26.
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
  const limits = opValue(await compliance.call('members.limits', { id: 'ann' }))
  expect(limits).toMatchObject({ pause: { kind: 'exclusion' } })
  expect(limits.history.map(({ event }) => event)).toEqual(['play.excluded'])
})

// Proves staff-26.
test('a list is imported by name; a second time it changes nothing', async () => {
  const request = { rows: [{ username: 'ann_player' }, { username: 'BOB_player' }, { username: 'stranger' }], months: 6, reason }
  expect(opValue(await compliance.call('exclusions.import', request))).toEqual({ excluded: 1, already: 1, unknown: [2], possible: [] })
  const { rows } = opValue(await compliance.call('exclusions.list', {}))
  expect(rows.map(({ username }) => username)).toEqual(['ann_player', 'bob_player'])
  expect(opValue(await compliance.call('exclusions.list', { after: 'ann' })).rows.map(({ id }) => id)).toEqual(['bob'])
})

// Proves staff-26.
test('a register of names and dates of birth excludes whom both name, and shows whom only the name does', async () => {
  await named('mara', 'Mara Reyes', '05-04')
  await named('other-mara', 'MARA REYES', '11-30')
  await named('silent-mara', 'Mara Reyes', null)
  const request = {
    rows: [
      { name: 'Mara Reyes', birthday: '1990-05-04' },
      { name: 'Nobody Here', birthday: '1990-05-04' },
    ],
    months: null,
    reason,
  }
  const found = opValue(await compliance.call('exclusions.import', request))
  expect(found).toEqual({
    excluded: 1,
    already: 0,
    unknown: [1],
    possible: [{ row: 0, member: { id: 'silent-mara', username: 'silent-mara_player' } }],
  })
  expect(await Promise.all(['mara', 'other-mara', 'silent-mara'].map(paused))).toEqual(['exclusion', undefined, undefined])
})

// Proves staff-27.
test('the whole register leaves the house only where a second person allows it, for a day, and to who asked for it', async () => {
  const second = await stage.staff('compliance')
  const { approval } = opValue(await compliance.call('exclusions.askExport', { reason }))
  expect(await compliance.call('exclusions.export', { approval })).toMatchObject({ code: 'export.not.allowed' })
  const key = { merchant: 'alpha', id: approval }
  const decide = async (by: Person) => {
    const { seen } = opValue(await by.call('approvals.get', key))
    return await by.call('approvals.decide', { ...key, decision: 'approve', answer: 'For the regulator.', seen: seen ?? '' })
  }
  expect(await decide(compliance)).toMatchObject({ code: 'approval.own' })
  opValue(await decide(second))
  expect(opValue(await compliance.call('exclusions.exports', {})).items).toMatchObject([{ approval, state: 'approved' }])
  const { rows } = opValue(await compliance.call('exclusions.export', { approval }))
  expect(rows.map(({ username }) => username)).toEqual(['ann_player', 'bob_player', 'mara_player'])
  expect(await second.call('exclusions.export', { approval })).toMatchObject({ code: 'export.not.allowed' })
  const events = await stage.system.stores.staffEvents.list('alpha', { event: 'exclusions.exported' }, 5)
  expect(events).toMatchObject([{ login: 'yuki', aboutId: approval }])
  stage.system.clock.advance(24 * 60 * 60)
  const later = await stage.staff('compliance', { login: 'later' })
  expect(await later.call('exclusions.export', { approval })).toMatchObject({ code: 'export.not.allowed' })
  expect(opValue(await later.call('exclusions.exports', {})).items).toEqual([])
})

// Proves staff-26.
test('support can neither exclude nor read the register', async () => {
  const support = await stage.staff('support')
  expect(await support.call('members.exclude', { id: 'cid', months: 6, reason })).toMatchObject({ code: 'staff.forbidden' })
  expect(await support.call('exclusions.list', {})).toMatchObject({ code: 'staff.forbidden' })
  expect(await support.call('exclusions.askExport', { reason })).toMatchObject({ code: 'staff.forbidden' })
})
