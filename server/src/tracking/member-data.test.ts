import { afterAll, beforeAll, expect, test } from 'vitest'
import { valueOf } from '#testing/test-app.ts'
import { createTrackingStage, type TrackingStage } from './testing/tracking-stage.ts'
import { trackingCommand } from './tracking-command.ts'

let stage: TrackingStage
beforeAll(async () => {
  stage = await createTrackingStage()
})
afterAll(() => stage.close())

let members = 0
/** A member who agreed, came by an advertisement, and registered. */
const member = async () => {
  const client = stage.wire.client('alpha')
  const visitor = stage.newVisitor()
  await stage.choose(client, visitor)
  await stage.send(client, visitor, stage.pageEvent('firstOpen', { twclid: 'tw-click', page: '/m/home' }))
  const made = await stage.member(`tracked_${(members += 1)}`, visitor, client)
  await stage.runDue()
  return made
}
const kept = (memberId: string) => stage.system.stores.trackedData.all({ merchant: 'alpha', memberId })

// Proves tracking-14.
test('a member takes along what is kept: the devices, and each moment with who was told of it', async () => {
  const { client, id } = await member()
  await member()
  await stage.deposit(id, 'mine', 10_000)
  await stage.runDue()
  const { devices, moments, next } = valueOf(await client.call('tracking.mine', {}))
  expect(next).toBeUndefined()
  expect(devices).toMatchObject([{ site: 'http://alpha.test', address: '203.0.113.7', advertising: { twclid: 'tw-click' } }])
  expect(devices?.[0]?.choices).toEqual([
    { at: '2026-01-01T00:00:00.000Z', version: '7', measurement: true, marketing: true, globalPrivacyControl: false },
  ])
  expect(moments.map(({ moment }) => moment).toSorted()).toEqual(['deposit', 'firstDepositArrival', 'firstOpen', 'register', 'startTrial'])
  const momentOf = (wanted: string) => moments.find(({ moment }) => moment === wanted)
  // Before anybody had signed in, but on the member's device.
  expect(momentOf('firstOpen')).toMatchObject({ amount: null, asset: null, detail: { page: '/m/home' }, sentTo: ['facebook', 'gtag', 'tiktok'] })
  expect(momentOf('deposit')).toMatchObject({ amount: 10_000, asset: 'PHP/2', sentTo: expect.arrayContaining(['facebook', 'twitter']) })
})

// Proves tracking-14.
test('500 moments are on a page, and no moment is missing or twice', async () => {
  const { client, id, visitor } = await member()
  for (let place = 0; place < 600; place += 1)
    await stage.system.stores.tracking.addEvent({
      merchant: 'alpha',
      id: `page-${String(place).padStart(4, '0')}`,
      moment: 'viewContent',
      memberId: id,
      visitorId: visitor,
      once: null,
      amount: null,
      asset: null,
      detail: { page: `/m/${place}` },
      // Many of them at the same moment.
      at: new Date(stage.system.clock().getTime() - Math.floor(place / 7)),
    })
  const first = valueOf(await client.call('tracking.mine', {}))
  expect([first.moments.length, first.devices?.length]).toEqual([500, 1])
  const second = valueOf(await client.call('tracking.mine', { after: first.next! }))
  expect([second.moments.length, second.devices, second.next]).toEqual([102, undefined, undefined])
  const pages = [...first.moments, ...second.moments].flatMap(({ detail: { page }, moment }) => (moment === 'viewContent' ? [page] : []))
  expect(new Set(pages).size).toBe(600)
})

// Proves tracking-14.
test('a member deletes it: nothing waits any more, nothing is collected on any device, and others keep theirs', async () => {
  const { client, id, visitor } = await member()
  const other = await member()
  const another = stage.wire.client('alpha')
  another.token = client.token
  const second = stage.newVisitor()
  await stage.choose(another, second)
  const events = [stage.pageEvent('viewContent'), stage.pageEvent('login')]
  await stage.send(another, second, ...events)
  const before = stage.standIn.received.length

  stage.system.clock.advance(60)
  valueOf(await client.call('tracking.forget', { visitor }))
  valueOf(await client.call('tracking.forget', { visitor }))
  await stage.runDue()
  expect(stage.standIn.received.length).toBe(before)
  const { visitors, events: left } = await kept(id)
  expect(visitors.map(({ marketing, measurement, pixels, ip, userAgent }) => ({ marketing, measurement, pixels, ip, userAgent }))).toEqual(
    [visitor, second].map(() => ({ marketing: false, measurement: false, pixels: {}, ip: '', userAgent: '' })),
  )
  // The proofs of the yes stay, and the no is one.
  const { devices } = valueOf(await client.call('tracking.mine', {}))
  for (const { choices } of devices ?? [])
    expect(choices.map(({ version, marketing, measurement }) => ({ version, marketing, measurement }))).toEqual(
      [false, true].map(agreed => ({ version: '7', marketing: agreed, measurement: agreed })),
    )
  expect(devices).toHaveLength(2)
  // Bare facts: otherwise the member would register, or deposit first, twice.
  expect(left.map(({ moment, detail, visitorId, amount }) => ({ moment, detail, visitorId, amount }))).toEqual([
    { moment: 'register', detail: {}, visitorId: null, amount: null },
  ])
  expect((await stage.system.stores.tracking.deliveriesOf('alpha', left[0]!.id)).length).toBe(0)

  for (const [caller, device] of [
    [client, visitor],
    [another, second],
  ] as const)
    await stage.send(caller, device, stage.pageEvent('viewContent'))
  await stage.deposit(id, 'after', 10_000)
  await stage.runDue()
  expect((await kept(id)).events).toHaveLength(1)
  expect((await kept(other.id)).events.map(({ moment }) => moment)).toEqual(['firstOpen', 'register'])
})

// Proves tracking-14.
test('who deletes ten times a day is asked to wait', async () => {
  const { client, visitor } = await member()
  for (let time = 0; time < 10; time += 1) valueOf(await client.call('tracking.forget', { visitor }))
  expect(await client.call('tracking.forget', { visitor })).toMatchObject({ errorCode: 'TOO_MANY_REQUEST' })
})

test('an operator takes it along and deletes it too; closing the account deletes what is left', async () => {
  const { id, client } = await member()
  const name = `tracked_${members}`
  const run = async (...args: string[]) => (await trackingCommand(stage.system)(stage.system.merchants.byCode('alpha')!, args)).join('\n')
  expect(await run('export', name)).toContain('tw-click')
  expect(await run('forget', name)).toContain('Nothing that was tracked')
  expect((await kept(id)).events.map(({ moment, detail }) => [moment, detail])).toEqual([['register', {}]])
  valueOf(await client.call('member.close', {}))
  expect(await kept(id)).toEqual({ visitors: [], choices: [], events: [] })
})
