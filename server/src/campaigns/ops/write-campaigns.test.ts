import { join } from 'node:path'
import type { CampaignChannel, CampaignContent } from '@foyer/contract/campaigns/ops/content'
import type { Segment } from '@foyer/contract/campaigns/ops/segment'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobKinds } from '#campaigns/job-kinds.ts'
import { sendCampaign } from '#campaigns/send-campaign.ts'
import { walkCampaign } from '#campaigns/walk-campaign.ts'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { createJobRunner } from '#kernel/jobs/job-runner.ts'
import type { Member } from '#kernel/member.ts'
import { lockMember } from '#locks/lock-member.ts'
import type { EmailMessage } from '#messages/email/email-provider.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createConsoleStage, opValue, type ConsoleStage, type OpClient } from '#staff/testing/console-stage.ts'
import { testClock } from '#testing/test-clock.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { writeFolder } from '#testing/test-merchants.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

const proven = new Date('2026-01-01T00:00:00Z')
const words = { EN: { title: 'Lantern Nights', body: 'Take part tonight.' }, UR: { title: 'لالٹین', body: 'آج رات حصہ لیں۔' } }
const says: CampaignContent = { words, path: '/m/home' }

let database: OpenDatabase
let stage: ConsoleStage
let editor: OpClient
let publisher: OpClient
let finance: OpClient
let members = 0
let turn = 0
/** Sessions of staff end when nothing is done for a while. */
const signIn = async () => {
  turn += 1
  editor = await stage.staff('editor', { login: `edda${turn}` })
  publisher = await stage.staff('publisher', { login: `paul${turn}` })
  finance = await stage.staff('finance', { login: `fay${turn}` })
}
const later = async (seconds: number) => {
  stage.system.clock.advance(seconds)
  await signIn()
}
beforeAll(async () => {
  database = await openTestDatabase()
  // Ten in the morning in the merchant's place.
  stage = await createConsoleStage({ log: pino({ level: 'error' }), database, clock: testClock('2026-01-05T10:00:00Z') })
  await writeFolder(join(stage.system.merchantsDirectory, 'alpha'), {
    'content/announcements.json': { categories: [{ id: 'news', name: { EN: 'News', UR: 'خبریں' } }], announcements: [] },
  })
  expect(await stage.system.merchants.reload()).toEqual([])
})
afterAll(() => stage.close())
beforeEach(async () => {
  await signIn()
  for (const table of ['campaigns', 'sent_announcements', 'jobs', 'offer_choices', 'members']) {
    if (table === 'members') await database.db.execute(sql.raw(`update members set closed_at = now() where closed_at is null`))
    else await database.db.execute(sql.raw(`delete from ${table}`))
  }
})

const system = () => stage.system
const newMember = async (more: Partial<Member> = {}, agrees = true) => {
  const id = `c${String((members += 1)).padStart(3, '0')}`
  const contact = { email: `${id}@example.com`, emailVerifiedAt: proven, mobile: `63917000${String(1_000 + members)}`, mobileVerifiedAt: proven }
  await system().stores.members.add(testMember(id, { ...contact, ...more }), testRegistration)
  if (agrees)
    for (const channel of ['email', 'sms'] as const)
      await system().stores.offerChoices.add({ merchant: 'alpha', memberId: id }, channel, true, proven)
  return id
}
const run = () => system().jobs.runDue()
interface Wish {
  readonly channel?: CampaignChannel
  readonly segment?: Segment
  readonly content?: CampaignContent
  readonly most?: number
  readonly dueAt?: string | null
}
const written = async ({ channel = 'message', segment = {}, content = says, most = 1_000, dueAt = null }: Wish = {}) =>
  opValue(await editor.call('campaigns.save', { name: 'Nights', channel, segment, content, most, dueAt }))
const counted = async (wish: Wish = {}) => {
  const key = await written(wish)
  opValue(await editor.call('campaigns.count', key))
  await run()
  return key
}
const approve = async (approval: string, by: OpClient = publisher) => {
  const key = { merchant: 'alpha', id: approval }
  const { seen } = opValue(await by.call('approvals.get', key))
  return await by.call('approvals.decide', { ...key, decision: 'approve', answer: 'Good.', seen: seen ?? '' })
}
const ask = async (key: { id: string; revision: number }) =>
  opValue(await editor.call('campaigns.ask', { ...key, reason: 'The nights begin.' })).approval
const sent = async (wish: Wish = {}, by: OpClient = publisher) => {
  const key = await counted(wish)
  opValue(await approve(await ask(key), by))
  await run()
  return key
}
const get = async (id: string) => opValue(await editor.call('campaigns.get', { id }))
const resultsOf = async ({ id }: { id: string }) => (await get(id)).results
const mails = async () => (await system().stores.outbox.newest(100)).map(({ recipient }) => recipient.replace(/@.*/, '')).toSorted()

describe('whom it reaches', () => {
  // Proves staff-46.
  test('a segment by what is known of members; the estimate and the count agree with whom it is sent to', async () => {
    const ids = {
      rich: await newMember({ depositedAmount: 50_000, depositCount: 2, language: 'UR', country: 'PH' }),
      poor: await newMember({ depositedAmount: 100, depositCount: 1, language: 'EN', country: 'BR' }),
      fresh: await newMember({ registeredAt: system().clock(), country: 'PH' }),
    }
    await system().stores.casework.addTag({ merchant: 'alpha', memberId: ids.poor, tag: 'vip-watch', by: 'ida', at: proven })
    const wallet = testWallet(system(), ids.fresh)
    await wallet.adjust(`${ids.fresh} gift`, 777)
    for (const [segment, expected] of [
      [{}, ['rich', 'poor', 'fresh']],
      [{ depositedFrom: 50_000 }, ['rich']],
      [{ depositedUntil: 100 }, ['poor', 'fresh']],
      [{ languages: ['UR'] }, ['rich']],
      // Who has chosen no language counts to the merchant's first.
      [{ languages: ['EN'] }, ['poor', 'fresh']],
      [{ countries: ['PH'] }, ['rich', 'fresh']],
      [{ registeredWithin: 1 }, ['fresh']],
      [{ unseenFor: 2 }, ['rich', 'poor']],
      [{ seenWithin: 2 }, ['fresh']],
      [{ tags: ['vip-watch'] }, ['poor']],
      [{ withoutTags: ['vip-watch'] }, ['rich', 'fresh']],
      [{ balanceFrom: 777, balanceUntil: 777 }, ['fresh']],
      [{ countries: ['PH'], depositedFrom: 1 }, ['rich']],
    ] as const satisfies readonly (readonly [Segment, readonly (keyof typeof ids)[]])[]) {
      const about = opValue(await editor.call('campaigns.estimate', { segment: JSON.stringify(segment), channel: 'message' }))
      // Members of tests before are closed: they belong to segments, and get nothing.
      expect([segment, about.reachable]).toEqual([segment, expected.length])
      const { id } = await counted({ segment })
      expect((await get(id)).counted).toMatchObject({ reachable: expected.length })
    }
    expect(await editor.call('campaigns.estimate', { segment: '{"sex":"m"}', channel: 'push' })).toMatchObject({ code: 'request.invalid' })
  })

  // Proves staff-47.
  test('nobody gets it who is closed, a guest, in a break, excluded, locked, without consent or contact', async () => {
    const ok = await newMember()
    await newMember({ type: 4 })
    const paused = await newMember()
    const locked = await newMember()
    await newMember({}, false)
    await newMember({ emailVerifiedAt: null })
    const now = system().clock()
    await database.db.execute(
      sql`insert into play_pauses (merchant, member_id, kind, since) values ('alpha', ${paused}, 'exclusion', ${now.toISOString()})`,
    )
    const lock = { scopes: ['withdrawal'], reason: 'case 1', until: null, by: 'ida' } as const
    await system().inUnit(unit => lockMember(system())(unit, { merchant: 'alpha', memberId: locked }, lock))
    const before = await mails()
    const key = await sent({ channel: 'email' })
    expect((await mails()).filter(one => !before.includes(one))).toEqual([ok])
    const { sent: reached, skipped } = await resultsOf(key)
    expect(reached).toBe(1)
    const reasons = Object.fromEntries(skipped.map(({ reason, members: count }) => [reason, count]))
    expect(reasons).toMatchObject({ restricted: 1, paused: 1, locked: 1, consent: 1, contact: 1 })
    expect(await get(key.id)).toMatchObject({ state: 'done', reached: 1 })
  })

  // Proves staff-47.
  test('whoever takes a break between the choice and the sending gets nothing either', async () => {
    const ann = await newMember()
    const key = await counted({ channel: 'email' })
    opValue(await approve(await ask(key)))
    await createJobRunner({ ...runnerParts(), works: [walkCampaign(system())] }).runDue()
    expect(await resultsOf(key)).toMatchObject({ chosen: 1, waiting: 1, sent: 0 })
    await database.db.execute(
      sql`insert into play_pauses (merchant, member_id, kind, since) values ('alpha', ${ann}, 'exclusion', ${system().clock().toISOString()})`,
    )
    await run()
    expect(await resultsOf(key)).toMatchObject({ sent: 0, skipped: expect.arrayContaining([{ reason: 'paused', members: 1 }]) })
    expect(await mails()).not.toContain(ann)
  })

  // Proves staff-47.
  test('never more than the campaign may reach, nor more than three in a week of one member', async () => {
    await newMember()
    await newMember()
    expect(await resultsOf(await sent({ most: 1 }))).toMatchObject({ sent: 1, skipped: expect.arrayContaining([{ reason: 'total', members: 1 }]) })
    for (const expected of [2, 2, 1, 0]) expect(await resultsOf(await sent())).toMatchObject({ sent: expected })
    await later(7 * 86_400)
    expect(await resultsOf(await sent())).toMatchObject({ sent: 2 })
  })
})

const runnerParts = () => ({
  store: system().stores.jobs,
  stoppedProviders: system().stores.stoppedProviders,
  settingsOf: () => 'as they are',
  clock: system().clock,
  log: system().log,
})

describe('how it is sent', () => {
  // Proves staff-48.
  test('each in the member’s language, with the way to end it; a kill while it leaves sends it to nobody twice', async () => {
    const [ann, bob] = [await newMember({ language: 'UR' }), await newMember({ language: 'TR' })]
    const key = await counted({ channel: 'email' })
    opValue(await approve(await ask(key)))
    const left: EmailMessage[] = []
    let kills = true
    const carry = {
      async send(mail: EmailMessage) {
        left.push(mail)
        // The process dies after the first mail left, before it is noted.
        if (kills) throw new Error('killed')
      },
    }
    const works = [walkCampaign(system()), sendCampaign({ ...system(), carriers: { sms: {}, email: { outbox: carry } } })]
    const runner = createJobRunner({ ...runnerParts(), works })
    await runner.runDue()
    kills = false
    await later(3_600)
    await runner.runDue()
    expect(left.map(({ to }) => to.replace(/@.*/, ''))).toEqual([ann, bob])
    expect(left[0]).toMatchObject({ subject: 'لالٹین', text: expect.stringContaining(`/m/offers/end/${ann}.`) })
    // Both ways to end it are the member’s own.
    for (const [at, id] of [ann, bob].entries()) {
      expect(left[at]?.unsubscribe).toMatch(new RegExp(`^https?://[^/]+/m/offers/end/${id}\\.[0-9a-f]{32}\\?language=`))
      expect(left[at]?.text).toContain(left[at]?.unsubscribe)
    }
    // The merchant does not have Turkish: its first language stands in.
    expect(left[1]).toMatchObject({ subject: 'Lantern Nights' })
    expect(await resultsOf(key)).toMatchObject({ sent: 1, failed: 1, waiting: 0 })
    expect(await get(key.id)).toMatchObject({ state: 'done' })
  })

  // Proves staff-48.
  test('what rings waits for the end of the quiet hours; a message in the app does not', async () => {
    await newMember()
    const clock = system().clock
    const hours = (24 + 22 - clock().getUTCHours()) % 24
    await later(hours * 3_600)
    const mail = await sent({ channel: 'email' })
    expect(await resultsOf(mail)).toMatchObject({ sent: 0, waiting: 1 })
    expect(await resultsOf(await sent())).toMatchObject({ sent: 1 })
    await later(13 * 3_600)
    await run()
    expect(await resultsOf(mail)).toMatchObject({ sent: 1, waiting: 0 })
  })

  // Proves staff-48.
  test('a message in the app stands in the member’s list, and who has read it is counted', async () => {
    const ann = await newMember()
    const key = await sent()
    const owner = { merchant: 'alpha', memberId: ann }
    const [message] = await system().stores.sentAnnouncements.ofMember(owner, proven, 10)
    expect(message).toMatchObject({ words, path: '/m/home' })
    await system().stores.announcementReads.add(owner, [message?.id ?? ''], system().clock())
    expect(await resultsOf(key)).toMatchObject({ sent: 1, opened: 1 })
  })

  // Proves staff-48.
  test('points are given once, also where the job runs twice', async () => {
    const ann = await newMember()
    const key = await sent({ channel: 'reward', content: { words: {}, path: '/m/home', gift: { points: 25 } } }, finance)
    await database.db.execute(sql`update campaigns set state = 'sending', reached = 0 where id = ${key.id}`)
    await database.db.execute(sql`update campaign_members set state = 'chosen' where campaign_id = ${key.id}`)
    await system().inUnit(unit =>
      unit.jobs.add(jobKinds.sendCampaign, { merchant: 'alpha', payload: { campaign: key.id, part: 1 }, dueAt: system().clock() }),
    )
    await run()
    const accounts = await system().stores.ledger.accountsOf('alpha', ann)
    expect(accounts.find(({ kind }) => kind === 'points')?.balance).toBe(25)
    expect(await resultsOf(key)).toMatchObject({ sent: 1 })
  })

  // Proves staff-48.
  test('a campaign that is stopped reaches nobody else', async () => {
    await newMember()
    const key = await counted({ channel: 'email', dueAt: new Date(system().clock().getTime() + 3_600_000).toISOString() })
    opValue(await approve(await ask(key)))
    await run()
    expect(await get(key.id)).toMatchObject({ state: 'scheduled' })
    opValue(await editor.call('campaigns.stop', { id: key.id, reason: 'A wrong date.' }))
    await later(3_600)
    await run()
    expect(await resultsOf(key)).toMatchObject({ sent: 0, chosen: 0 })
    expect(await editor.call('campaigns.stop', { id: key.id, reason: 'once more' })).toMatchObject({ code: 'campaign.ended' })
  })
})

describe('two people', () => {
  // Proves staff-49.
  test('it needs a count and a second person, who decides about the version that was looked at', async () => {
    await newMember()
    const draft = await written()
    expect(await editor.call('campaigns.ask', { ...draft, reason: 'Now.' })).toMatchObject({ code: 'campaign.uncounted' })
    const key = await counted()
    const approval = await ask(key)
    const request = { merchant: 'alpha', id: approval }
    expect(await editor.call('approvals.decide', { ...request, decision: 'approve', answer: 'Good.', seen: '' })).toMatchObject({ success: false })
    const { segment, content, name, channel, most } = await get(key.id)
    const changed = { name, channel, segment, most, dueAt: null, content: { ...content, words: { EN: { title: 'Other', body: 'Other.' } } } }
    opValue(await editor.call('campaigns.save', { ...key, ...changed }))
    expect(await approve(approval)).toMatchObject({ code: 'approval.changed' })
    await run()
    expect(await get(key.id)).toMatchObject({ state: 'draft', revision: 2 })
    expect(await editor.call('campaigns.save', { ...key, ...changed })).toMatchObject({ code: 'campaign.changed' })
  })

  // Proves staff-49.
  test('once approved it cannot be changed; what gives something is decided by finance or an approver', async () => {
    await newMember()
    const key = await counted({ channel: 'reward', content: { words: {}, path: '/m/home', gift: { points: 5 } } })
    const approval = await ask(key)
    expect(await publisher.call('approvals.get', { merchant: 'alpha', id: approval })).toMatchObject({ success: true })
    expect(await approve(approval)).toMatchObject({ code: 'staff.forbidden' })
    opValue(await approve(approval, finance))
    expect(await editor.call('campaigns.count', key)).toMatchObject({ code: 'campaign.begun' })
    const events = await system().stores.staffEvents.list('alpha', { aboutKind: 'campaign', aboutId: key.id }, 10)
    expect(events.map(({ event, login }) => [event, login])).toEqual([
      ['campaign.approved', `fay${turn}`],
      ['campaign.asked', `edda${turn}`],
      ['campaign.counted', `edda${turn}`],
      ['campaign.saved', `edda${turn}`],
    ])
  })

  // Proves staff-49.
  test('a wrong campaign is refused with each place', async () => {
    const request = { name: 'Wrong', segment: {}, most: 10, dueAt: null }
    const content = { words: { UR: { title: '', body: 'x'.repeat(500) } }, path: '/m/home' }
    expect(await editor.call('campaigns.save', { ...request, channel: 'sms', content })).toMatchObject({
      code: 'campaign.faulty',
      data: { faults: [{ path: '/words/EN' }, { path: '/words/UR/body' }] },
    })
    expect(await editor.call('campaigns.save', { ...request, channel: 'reward', content: { words: {}, path: '/m/home' } })).toMatchObject({
      data: { faults: [{ path: '/gift' }] },
    })
  })
})

// Proves staff-47.
test('a test goes to one member now; without consent it is refused, and a reward is given to nobody as a test', async () => {
  const [ann, bob] = [await newMember(), await newMember({}, false)]
  const mail = await written({ channel: 'email' })
  const before = await mails()
  opValue(await editor.call('campaigns.test', { ...mail, username: `user_${ann}` }))
  await run()
  expect((await mails()).filter(one => !before.includes(one))).toEqual([ann])
  expect(await editor.call('campaigns.test', { ...mail, username: `user_${bob}` })).toMatchObject({
    code: 'campaign.test.refused',
    data: { reason: 'consent' },
  })
  const reward = await written({ channel: 'reward', content: { words: {}, path: '/m/home', gift: { points: 5 } } })
  expect(await editor.call('campaigns.test', { ...reward, username: `user_${ann}` })).toMatchObject({ code: 'campaign.test.reward' })
})

// Proves staff-46.
test('segments are saved by name, replaced and removed', async () => {
  opValue(await editor.call('campaigns.saveSegment', { name: 'Quiet ones', segment: { unseenFor: 30 } }))
  opValue(await editor.call('campaigns.saveSegment', { name: 'Quiet ones', segment: { unseenFor: 60 } }))
  expect(opValue(await editor.call('campaigns.segments', {})).items).toMatchObject([
    { name: 'Quiet ones', segment: { unseenFor: 60 }, by: `edda${turn}` },
  ])
  opValue(await editor.call('campaigns.removeSegment', { name: 'Quiet ones' }))
  expect(await editor.call('campaigns.removeSegment', { name: 'Quiet ones' })).toMatchObject({ code: 'segment.unknown' })
})
