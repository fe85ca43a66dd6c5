import { afterAll, beforeAll, expect, test } from 'vitest'
import { consoleOn, opValue, type ConsoleStage } from '#staff/testing/console-stage.ts'
import { createTrackingStage, type TrackingStage } from '#tracking/testing/tracking-stage.ts'

type Person = Awaited<ReturnType<ConsoleStage['staff']>>
let tracking: TrackingStage
let stage: ConsoleStage
let compliance: Person
beforeAll(async () => {
  tracking = await createTrackingStage()
  stage = await consoleOn(tracking.system)
  compliance = await stage.staff('compliance', { at: 'alpha' })
})
afterAll(async () => {
  await stage.app.close()
  await tracking.close()
})

const reason = 'asked by letter'
/** A member who agreed, came by an advertisement, and registered. */
const member = async (name: string) => {
  const client = tracking.wire.client('alpha')
  const visitor = tracking.newVisitor()
  await tracking.choose(client, visitor)
  await tracking.send(client, visitor, tracking.pageEvent('firstOpen', { twclid: 'tw-click', page: '/m/home' }))
  const made = await tracking.member(name, visitor, client)
  await tracking.runDue()
  return made
}

// Proves staff-28.
test('compliance sees what was sent to whom about a member, and each choice as its proof', async () => {
  const { id } = await member('seen_member')
  await member('other_member')
  const { devices, moments } = opValue(await compliance.call('members.tracked', { id }))
  expect(devices.map(({ choices }) => choices.map(({ version, measurement, marketing }) => [version, measurement, marketing]))).toEqual([
    [['7', true, true]],
  ])
  expect(moments.map(({ moment }) => moment)).toContain('register')
  const sent = moments.find(({ moment }) => moment === 'firstOpen')?.sent ?? []
  expect(sent.filter(({ state }) => state === 'sent').map(({ provider }) => provider)).toEqual(['facebook', 'gtag', 'tiktok'])
  const [event] = await tracking.system.stores.staffEvents.list('alpha', { event: 'member.tracked-read' }, 5)
  expect(event).toMatchObject({ aboutId: id, personId: compliance.personId })
})

// Proves staff-28.
test('forgetting deletes what was noticed and says no on every device, with the proof of it', async () => {
  const { id } = await member('forgotten')
  stage.system.clock.advance(60)
  opValue(await compliance.call('members.forget', { id, reason }))
  const { devices, moments } = opValue(await compliance.call('members.tracked', { id }))
  expect(moments.map(({ moment }) => moment)).not.toContain('firstOpen')
  expect(devices.map(({ choices }) => choices.map(({ measurement, marketing }) => [measurement, marketing]).at(0))).toEqual([[false, false]])
  const auditor = await stage.staff('auditor', { at: 'alpha' })
  expect(await auditor.call('members.forget', { id, reason })).toMatchObject({ code: 'staff.forbidden' })
})
