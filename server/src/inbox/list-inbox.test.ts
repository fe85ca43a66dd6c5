import { join } from 'node:path'
import { InboxItem } from '@foyer/contract/inbox/inbox'
import { inboxKinds } from '@foyer/contract/inbox/inbox-kinds'
import { sql } from 'drizzle-orm'
import Value from 'typebox/value'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLotteryStage, drawId, LOTTERIES, type LotteryPlayer, type LotteryStage } from '#lottery/testing/lottery-stage.ts'
import { goods } from '#mall/testing/mall-stage.ts'
import { supportSays } from '#support/testing/chat-members.ts'
import { registered, valueOf } from '#testing/test-app.ts'
import { writeFolder } from '#testing/test-merchants.ts'

const news = (id: string, from: string | undefined, promotionType?: string) => ({
  id,
  category: 'news',
  execution: 'A',
  ...(from !== undefined && { from }),
  ...(promotionType !== undefined && { promotionType, linkageType: 'URL', url: '/m/lottery' }),
  title: { EN: id },
  content: { EN: `<p>${id}</p>` },
})

let stage: LotteryStage
beforeAll(async () => {
  stage = await createLotteryStage()
  await publish([])
})
afterAll(() => stage.close())

const publish = async (announcements: readonly object[]) => {
  await writeFolder(join(stage.system.merchantsDirectory, 'alpha'), {
    'content/mall.json': { goods },
    'content/identity-checks.json': { before: ['withdrawal'], documents: ['passport'], validMonths: 12 },
    'content/lotteries.json': { entropy: 'tickets', lotteries: LOTTERIES },
    'content/announcements.json': { categories: [{ id: 'news', name: { EN: 'News' } }], announcements },
  })
  expect(await stage.system.merchants.reload()).toEqual([])
}

type Client = Pick<LotteryPlayer, 'client'>
const list = async ({ client }: Client, request: Parameters<typeof client.call<'inbox.list'>>[1] = {}) =>
  valueOf(await client.call('inbox.list', request))
const keysOf = async (player: Client, request: Parameters<typeof list>[1] = {}) => (await list(player, request)).items.map(({ key }) => key)
const newOnes = async (player: Client) => (await list(player)).items.filter(({ isNew }) => isNew).map(({ kind }) => kind)
const countOf = async ({ client }: Client) => valueOf(await client.call('member.info', {})).counts?.inbox
const see = async (player: Client, upTo: Date = stage.clock()) => valueOf(await player.client.call('inbox.see', { upTo: upTo.toISOString() })).unseen

/** Rows as their subjects write them, a minute apart: what it takes to make each by calls stands in the subjects' own tests. */
const everyKind = async (memberId: string) => {
  const { database, clock, system } = stage
  const at = () => {
    clock.advance(60)
    return clock().toISOString()
  }
  const run = (statement: ReturnType<typeof sql>) => database.db.execute(statement)
  await run(sql`insert into audit_events (at, merchant, member_id, event, ip, user_agent, request_id, detail)
    values (${at()}::timestamptz, 'alpha', ${memberId}, 'password.changed', '', '', '', '{}'), (${at()}::timestamptz, 'alpha', ${memberId}, 'login.succeeded', '', '', '', '{}')`)
  await run(sql`insert into identity_checks (merchant, member_id, client_id, document, pictures, state, sent_at, decided_at, decided_by, ends_at)
    values ('alpha', ${memberId}, ${`sent-${memberId}`}, 'passport', 1, 'accepted', ${at()}::timestamptz, ${at()}::timestamptz, 'staff', ${at()}::timestamptz)`)
  await run(sql`insert into feedback (merchant, member_id, client_id, topic, text, pictures, sent_at, answer, answered_at)
    values ('alpha', ${memberId}, ${`told-${memberId}`}, 'other', 'Hello', 0, ${at()}::timestamptz, 'Thank you', ${at()}::timestamptz)`)
  await run(sql`insert into payments (merchant, member_id, id, kind, state, form_key, request_hash, channel, currency, site, amount, fee, created_at, changed_at)
    values ('alpha', ${memberId}, ${`AAAAAAAAAA${memberId.replaceAll('-', '').slice(0, 12)}`}, 'deposit', 'paid', ${memberId}, '', 'bank', 'PHP', '', 500, 0, ${at()}::timestamptz, ${at()}::timestamptz)`)
  at()
  await supportSays(stage, memberId, 'Your account is confirmed.', `answer-${memberId}`)
  await run(sql`insert into transfers (merchant, member_id, kind, reference, request_hash, at, balance, version, detail)
    values ('alpha', ${memberId}, 'spend', ${`order-${memberId}`}, '-', ${at()}::timestamptz, 0, 1, '{}')`)
  await run(sql`insert into mall_orders (merchant, member_id, key, good, name, price, transfer_id, state, ordered_at, changed_at)
    select 'alpha', ${memberId}, ${memberId}, 'mug', 'Mug', 10, id, 'sent', ${at()}::timestamptz, ${at()}::timestamptz
    from transfers where merchant = 'alpha' and reference = ${`order-${memberId}`}`)
  at()
  await system.stores.sentAnnouncements.send(
    { merchant: 'alpha', id: `gift-${memberId}`, words: { EN: { title: 'For you', body: 'A gift' } }, path: '/m/lottery', at: clock() },
    [memberId],
  )
}

describe('the inbox', () => {
  // Proves announcements-19.
  test('has what happened in every subject in one list in order of time, each as the contract says', async () => {
    await publish([news('opening', '2025-12-31T00:00:00Z'), news('undated', undefined)])
    const player = await stage.player('everything')
    await player.buy(drawId('fixed'), [{ numbers: ['1', '2'] }, { numbers: ['3', '4'] }])
    // Not before it is settled.
    expect(await keysOf(player, { filter: 'wins' })).toEqual([])
    await stage.goTo('2026-01-01T00:06:00Z')
    await everyKind(player.id)
    const { items } = await list(player)
    expect(items.map(({ kind }) => kind)).toEqual(['news', 'order', 'chat', 'payment', 'feedback', 'identity', 'security', 'draw', 'news', 'news'])
    for (const item of items) expect([item.kind, Value.Check(InboxItem, item)]).toEqual([item.kind, true])
    expect(items.find(({ kind }) => kind === 'draw')).toMatchObject({ draw: drawId('fixed'), lottery: 'lottery_lucky_six', tickets: 2, paid: 200 })
    expect(items.at(-1)).toMatchObject({ kind: 'news', title: 'undated', at: null })
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(Object.keys(inboxKinds)))
  })

  // Proves announcements-20.
  test('counts what is new, the chat apart, and nothing after it was seen; what comes then is new again', async () => {
    await publish([news('opening', '2025-12-31T00:00:00Z')])
    const player = await stage.player('counting')
    await everyKind(player.id)
    expect(await newOnes(player)).toEqual(['news', 'order', 'chat', 'payment', 'feedback', 'identity', 'security', 'news'])
    expect(await countOf(player)).toBe(7)
    expect(await see(player)).toBe(0)
    expect(await countOf(player)).toBe(0)
    // The chat's answer stays new until the chat is read.
    expect(await newOnes(player)).toEqual(['chat'])
    valueOf(await player.client.call('chat.read', { upTo: 1 }))
    expect(await newOnes(player)).toEqual([])
    // One that was published after it, whatever its date.
    await publish([news('opening', '2025-12-31T00:00:00Z'), news('late', '2025-12-30T00:00:00Z')])
    expect(await countOf(player)).toBe(1)
  })

  // Proves announcements-20.
  test('a mark never goes back, nor beyond now', async () => {
    await publish([])
    const player = await stage.player('marking')
    await everyKind(player.id)
    await see(player, new Date(stage.clock().getTime() + 3_600_000))
    expect(await see(player, new Date(0))).toBe(0)
    stage.clock.advance(60)
    await stage.system.stores.sentAnnouncements.send(
      { merchant: 'alpha', id: 'afterwards', words: { EN: { title: 'Again', body: 'News' } }, path: '/m/lottery', at: stage.clock() },
      [player.id],
    )
    expect(await countOf(player)).toBe(1)
  })

  test('a moment that there is not is refused', async () => {
    const player = await stage.player('thirteenth')
    const outcome = await player.client.call('inbox.see', { upTo: '2026-13-45T25:61:61.000Z' })
    expect(outcome).toMatchObject({ status: 400, errorCode: 'request.invalid', value: { fields: [{ path: '/upTo' }] } })
  })

  // Proves announcements-19.
  test('is narrowed to one kind, and comes page by page, each item once', async () => {
    await publish(Array.from({ length: 45 }, (_, at) => news(`n${at}`, `2025-12-${String((at % 28) + 1).padStart(2, '0')}T00:00:00Z`)))
    const player = await stage.player('paging')
    await everyKind(player.id)
    expect(await keysOf(player, { filter: 'support' })).toEqual(['chat:last', expect.stringMatching(/^feedback:/)])
    const keys: string[] = []
    const sizes: number[] = []
    for (let after: string | undefined = ''; after !== undefined;) {
      const page: Awaited<ReturnType<typeof list>> = await list(player, { filter: 'news', ...(after !== '' && { after }) })
      keys.push(...page.items.map(({ key }) => key))
      sizes.push(page.items.length)
      after = page.next
    }
    expect(sizes).toEqual([20, 20, 6])
    expect(new Set(keys).size).toBe(46)
  })

  // Proves money-20.
  test('during a break nothing in it draws to playing', async () => {
    await publish([news('plain', '2025-12-31T00:00:00Z'), news('gift', '2025-12-30T00:00:00Z', 'GIFT')])
    const player = await stage.player('resting')
    await everyKind(player.id)
    const before = await countOf(player)
    await stage.system.stores.safePlay.setPause(
      { merchant: 'alpha', memberId: player.id },
      {
        kind: 'break',
        since: stage.clock(),
        until: new Date(stage.clock().getTime() + 86_400_000),
        endsAt: new Date(stage.clock().getTime() + 86_400_000),
      },
    )
    expect((await list(player)).items.flatMap(item => (item.kind === 'news' ? [item.title] : []))).toEqual(['plain'])
    expect(await countOf(player)).toBe((before ?? 0) - 2)
  })

  test('holds nothing of anybody else', async () => {
    await publish([])
    const player = await stage.player('mine')
    await everyKind(player.id)
    const { client } = await registered(stage, 'another', { ip: '198.51.250.1' })
    expect((await list({ client })).items).toEqual([])
    const elsewhere = await stage.player('elsewhere', 0, 'beta')
    expect((await list(elsewhere)).items).toEqual([])
  })
})
