import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, registered, registration, type TestApp, valueOf } from '#testing/test-app.ts'
import { testClock, type TestClock } from '#testing/test-clock.ts'
import { writeFolder } from '#testing/test-merchants.ts'
import type { WireClient } from '#testing/wire-client.ts'

// The clock begins at 2026-01-01T00:00Z.

const one = (id: string, execution: 'A' | 'B' | 'F', more: object = {}) => ({
  id,
  category: 'news',
  execution,
  title: { EN: id, UR: `اردو ${id}` },
  content: { EN: `<p style="color:red">${id}</p>` },
  ...more,
})
const categories = [
  { id: 'news', name: { EN: 'News', UR: 'خبریں' } },
  { id: 'app_download', name: { EN: 'App' } },
]
const PROMOTION = { promotionType: 'DEPOSIT', url: '/m/home' }

let wire: TestApp
let clock: TestClock
beforeAll(async () => {
  clock = testClock()
  wire = await createTestApp({ clock })
})
afterAll(() => wire.close())

const publish = async (announcements: readonly object[], popup?: object) => {
  const file = { categories, announcements, ...(popup && { popup }) }
  await writeFolder(join(wire.system.merchantsDirectory, 'alpha'), { 'content/announcements.json': file })
  expect(await wire.system.merchants.reload()).toEqual([])
}
const popupOf = async (client: WireClient) => valueOf(await client.call('announcements.popups', {}))
const idsOf = async (client: WireClient) => (await popupOf(client)).announcements.map(({ id }) => id)

const register = async (username: string) => {
  const client = wire.client()
  client.token = valueOf(await client.call('member.register', registration(username))).token
  return client
}
const signIn = async (username: string) => {
  const client = wire.client()
  client.token = valueOf(await client.call('session.login', { type: 'username', username, password: 'Lantern-42-river' })).token
  return client
}

describe('the popup’s list (spec 2 §4, Announcement popup)', () => {
  // Proves announcements-10.
  test('visitors see B, members A, and at the first sign-in F and then A', async () => {
    await publish([one('for-all', 'A'), one('visitors', 'B'), one('first', 'F')])
    expect(await idsOf(wire.client())).toEqual(['visitors'])
    expect(await idsOf(await register('newcomer'))).toEqual(['first', 'for-all'])
    expect(await idsOf(await signIn('newcomer'))).toEqual(['for-all'])
  })

  // Proves money-20.
  test('whoever takes a break sees no promotion, and what is new all the same', async () => {
    await publish([one('bonus', 'A', PROMOTION), one('news', 'A')])
    const member = await register('resting')
    expect(await idsOf(member)).toEqual(['bonus', 'news'])
    valueOf(await member.call('safePlay.takeBreak', { hours: 24 }))
    expect(await idsOf(member)).toEqual(['news'])
    expect(await idsOf(await register('playing'))).toEqual(['bonus', 'news'])
  })

  // Proves announcements-11.
  test('an announcement shows from its first moment until just before its last', async () => {
    await publish([one('hour', 'B', { from: '2026-01-01T01:00Z', until: '2026-01-01T10:00+08:00' })])
    const seen: unknown[] = []
    for (const seconds of [0, 3599, 1, 3599, 1]) {
      clock.advance(seconds)
      seen.push((await idsOf(wire.client())).length)
    }
    expect(seen).toEqual([0, 0, 1, 1, 0])
  })

  // Proves announcements-11.
  test('the highest priority comes first, then the order of the file; no more than the merchant wants', async () => {
    await publish([one('a', 'B'), one('b', 'B', { priority: 5 }), one('c', 'B', { priority: -1 }), one('d', 'B', { popup: false }), one('e', 'B')], {
      slides: 3,
    })
    expect(await idsOf(wire.client())).toEqual(['b', 'a', 'e'])
  })

  // Proves announcements-1, announcements-6.
  test('it says how the popup behaves, and speaks the caller’s language', async () => {
    await publish([one('a', 'B', PROMOTION)], { hide: 'forever', turn: 'pages', forceRead: true })
    expect(await popupOf(wire.client('alpha', { language: 'UR' }))).toEqual({
      hide: 'forever',
      turn: 'pages',
      forceRead: true,
      announcements: [
        { id: 'a', category: 'news', execution: 'B', title: 'اردو a', content: '<p class="danger">a</p>', linkageType: 'URL', ...PROMOTION },
      ],
    })
    await publish([one('a', 'B')])
    expect(await popupOf(wire.client())).toMatchObject({ hide: 'today', turn: 'arrows', forceRead: false })
  })

  test('a merchant without announcements has an empty popup', async () => {
    expect(await idsOf(wire.client('beta'))).toEqual([])
  })
})

describe('the list of messages (spec 2 §7)', () => {
  const list = async (client: WireClient, request: object = {}) => valueOf(await client.call('announcements.list', request))
  const listIds = async (client: WireClient, request?: object) => (await list(client, request)).announcements.map(({ id }) => id)

  beforeEach(async () => {
    await publish([
      one('old', 'A', { from: '2025-01-01T00:00Z' }),
      one('newest', 'A', { ...PROMOTION, from: '2025-03-01T00:00Z' }),
      one('app', 'A', { ...PROMOTION, category: 'app_download', from: '2025-02-01T00:00Z', popup: false }),
      one('visitors', 'B'),
    ])
  })

  // Proves requests-33.
  test('the latest first; promotions alone with PR, on mobile, of one category', async () => {
    const client = await register('reader')
    expect(await listIds(client)).toEqual(['newest', 'app', 'old'])
    expect(await listIds(client, { types: 'PR' })).toEqual(['newest', 'app'])
    expect(await listIds(client, { types: 'PR', platform: 'M', category: 'app_download' })).toEqual(['app'])
    expect(await listIds(wire.client())).toEqual(['visitors'])
  })

  // Proves announcements-8, requests-33.
  test('the categories are the merchant’s, in the caller’s language', async () => {
    const urdu = wire.client('alpha', { language: 'UR' })
    expect(valueOf(await urdu.call('announcements.categories', {})).categories).toEqual([
      { id: 'news', name: 'خبریں' },
      { id: 'app_download', name: 'App' },
    ])
    expect(valueOf(await wire.client('beta').call('announcements.categories', {})).categories).toEqual([])
  })

  // Proves announcements-4.
  test('what a member has read stays read on every device; unknown announcements are not noted', async () => {
    const client = await register('studious')
    expect(await list(client)).toMatchObject({ unread: 3, announcements: [{ read: false }, { read: false }, { read: false }] })
    expect(valueOf(await client.call('announcements.read', { ids: ['app', 'nobody-knows'] }))).toEqual({ unread: 2 })
    expect(valueOf(await client.call('announcements.read', { ids: ['app'] }))).toEqual({ unread: 2 })
    const elsewhere = await signIn('studious')
    expect((await list(elsewhere)).announcements.filter(({ read }) => read).map(({ id }) => id)).toEqual(['app'])
    expect((await list(await register('another'))).unread).toBe(3)
    expect((await list(wire.client())).unread).toBeNull()
  })

  // Proves money-20.
  test('during a break or self-exclusion it holds no promotion and counts none, and afterwards it does again', async () => {
    for (const [call, request, username] of [
      ['safePlay.takeBreak', { hours: 24 }, 'on_a_break'],
      ['safePlay.exclude', { months: 6 }, 'excluded'],
    ] as const) {
      const client = await register(username)
      expect(await listIds(client)).toEqual(['newest', 'app', 'old'])
      valueOf(await client.call(call, request))
      expect(await list(client)).toMatchObject({ unread: 1, announcements: [{ id: 'old' }], next: null })
      expect(await listIds(client, { types: 'PR' })).toEqual([])
      expect(valueOf(await client.call('member.info', {})).counts?.inbox).toBe(1)
      expect(valueOf(await client.call('announcements.read', { ids: ['old'] }))).toEqual({ unread: 0 })
    }
    expect(await listIds(await register('still_here'))).toEqual(['newest', 'app', 'old'])
    clock.advance(24 * 3600)
    expect(await listIds(await signIn('on_a_break'))).toEqual(['newest', 'app', 'old'])
    expect(await listIds(await signIn('excluded'))).toEqual(['old'])
  })

  // Proves announcements-4.
  test('comes 20 at a time, each once', async () => {
    await publish(Array.from({ length: 45 }, (_, at) => one(`n${at}`, 'B')))
    const pages: number[] = []
    const ids: string[] = []
    for (let after: string | null | undefined; after !== null;) {
      const page: Awaited<ReturnType<typeof list>> = await list(wire.client(), after ? { after } : {})
      pages.push(page.announcements.length)
      ids.push(...page.announcements.map(({ id }) => id))
      after = page.next
    }
    expect(pages).toEqual([20, 20, 5])
    expect(new Set(ids).size).toBe(45)
  })
})

test('read marks of announcements that are gone are swept, and no others', async () => {
  await publish([one('stays', 'A'), one('goes', 'A')])
  const { client, customerId } = await registered(wire, 'sweeper')
  await client.call('announcements.read', { ids: ['stays', 'goes'] })
  const owner = { merchant: 'alpha', memberId: customerId }
  const { announcementReads } = wire.system.stores
  expect(await announcementReads.sweep('beta', [])).toBe(0)
  await announcementReads.sweep('alpha', ['stays'])
  expect([...(await announcementReads.ofMember(owner))]).toEqual(['stays'])
})
