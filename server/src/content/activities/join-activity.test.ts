import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, registered, type TestApp, valueOf } from '#testing/test-app.ts'
import { writeFolder, type TestMerchantCode } from '#testing/test-merchants.ts'

const activity = (id: string, more: object = {}) => ({
  id,
  title: { EN: 'Lantern Nights', UR: 'لالٹین راتیں' },
  image: 'banners/one.svg',
  alt: { EN: 'Lanterns', UR: 'لالٹینیں' },
  rules: { EN: '<p>Take part once.</p>', UR: '<p>ایک بار حصہ لیں۔</p>' },
  ...more,
})

const activities = [
  activity('nights'),
  activity('coming', { from: '2026-01-01T00:01Z' }),
  activity('gone', { until: '2026-01-01T00:00Z' }),
  activity('leads-on', { url: '/m/home' }),
]

// The clock starts with 2026.
let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp({ merchants: { alpha: { freePlay: true } } })
  for (const code of ['alpha', 'beta']) await writeFolder(join(wire.system.merchantsDirectory, code), { 'content/activities.json': { activities } })
  expect(await wire.system.merchants.reload()).toEqual([])
})
afterAll(() => wire.close())

const member = async (username: string, merchant: TestMerchantCode = 'alpha') => {
  const { client, customerId } = await registered(wire, username, { merchant })
  return { client, id: customerId, joined: async () => valueOf(await client.call('activities.joined', {})).ids }
}

// Proves banners-and-shortcuts-8.
test('a member takes part once, however often the button is tapped, and keeps the first time', async () => {
  const { client, id, joined } = await member('joiner')
  expect(await joined()).toEqual([])
  const both = await Promise.all([client.call('activities.join', { id: 'nights' }), client.call('activities.join', { id: 'nights' })])
  expect(both.map(({ success }) => success)).toEqual([true, true])
  const [first] = await wire.system.stores.activityJoins.ofMember({ merchant: 'alpha', memberId: id })
  wire.system.clock.advance(1)
  valueOf(await client.call('activities.join', { id: 'nights' }))
  expect(await wire.system.stores.activityJoins.ofMember({ merchant: 'alpha', memberId: id })).toEqual([first])
  expect(await joined()).toEqual(['nights'])
})

// Proves banners-and-shortcuts-8.
test('another member, and a member of another merchant, take part for themselves', async () => {
  const { client } = await member('first_one')
  valueOf(await client.call('activities.join', { id: 'nights' }))
  expect(await (await member('second_one')).joined()).toEqual([])
  expect(await (await member('first_one', 'beta')).joined()).toEqual([])
})

// Proves banners-and-shortcuts-8.
test('an activity is open in its period alone', async () => {
  const { client, joined } = await member('punctual')
  const joinOne = async (id: string) => await client.call('activities.join', { id })
  expect(await joinOne('coming')).toMatchObject({ success: false, errorCode: 'activity.closed' })
  expect(await joinOne('gone')).toMatchObject({ success: false, errorCode: 'activity.closed' })
  wire.system.clock.advance(60)
  expect(await joinOne('coming')).toMatchObject({ success: true })
  expect(await joined()).toEqual(['coming'])
})

// Proves money-20.
test('whoever takes a break or is self-excluded joins nothing, and still sees what they joined before', async () => {
  for (const [call, request, username] of [
    ['safePlay.takeBreak', { hours: 24 }, 'on_a_break'],
    ['safePlay.exclude', { months: null }, 'excluded'],
  ] as const) {
    const { client, joined } = await member(username)
    valueOf(await client.call('activities.join', { id: 'nights' }))
    valueOf(await client.call(call, request))
    expect(await client.call('activities.join', { id: 'coming' })).toMatchObject({ status: 403, errorCode: 'play.paused' })
    expect(await joined()).toEqual(['nights'])
  }
})

// Proves banners-and-shortcuts-8.
test('one that there is not, or that only leads on, is not joined, so that nobody can fill the table', async () => {
  const { client, joined } = await member('curious')
  for (const id of ['nothing', 'leads-on'])
    expect(await client.call('activities.join', { id })).toMatchObject({ success: false, errorCode: 'activity.unknown' })
  expect(await client.call('activities.join', { id: '../nights' })).toMatchObject({ success: false, errorCode: 'request.invalid' })
  expect(await joined()).toEqual([])
})

// Proves banners-and-shortcuts-8.
test('a visitor signs in first, and a free-play guest takes part in nothing', async () => {
  expect(await wire.client().call('activities.join', { id: 'nights' })).toMatchObject({ success: false, errorCode: 'customer.not.login' })
  const guest = wire.client()
  guest.token = valueOf(await guest.call('session.freePlay', {})).token
  expect(await guest.call('activities.join', { id: 'nights' })).toMatchObject({ success: false, errorCode: 'no_permissions' })
})

// Proves banners-and-shortcuts-8.
test('a new activity is open as soon as its file is read; a wrong file is refused with place and reason, and the activities stay', async () => {
  const { client, joined } = await member('follower')
  const write = (list: readonly object[]) =>
    writeFolder(join(wire.system.merchantsDirectory, 'alpha'), { 'content/activities.json': { activities: list } })
  await write([...activities, activity('added')])
  expect(await wire.system.merchants.reload()).toEqual([])
  valueOf(await client.call('activities.join', { id: 'added' }))

  await write([activity('added', { until: 'tomorrow' })])
  expect(await wire.system.merchants.reload()).toEqual([
    { file: 'alpha/content/activities.json', path: '/activities/0/until', reason: expect.stringContaining('must be a time with its zone') },
  ])
  valueOf(await client.call('activities.join', { id: 'nights' }))
  expect(await joined()).toEqual(['added', 'nights'])
})
