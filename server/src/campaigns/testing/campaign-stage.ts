import { join } from 'node:path'
import type { CampaignChannel, CampaignContent } from '@foyer/contract/campaigns/ops/content'
import type { Segment } from '@foyer/contract/campaigns/ops/segment'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect } from 'vitest'
import type { Member } from '#kernel/member.ts'
import { createConsoleStage, opValue, type OpClient } from '#staff/testing/console-stage.ts'
import { testClock } from '#testing/test-clock.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { writeFolder } from '#testing/test-merchants.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

export const proven = new Date('2026-01-01T00:00:00Z')
export const words = { EN: { title: 'Lantern Nights', body: 'Take part tonight.' }, UR: { title: 'لالٹین', body: 'آج رات حصہ لیں۔' } }
const says: CampaignContent = { words, path: '/m/home' }

interface Wish {
  readonly channel?: CampaignChannel
  readonly segment?: Segment
  readonly content?: CampaignContent
  readonly most?: number
  readonly dueAt?: string | null
}

export type CampaignStage = Awaited<ReturnType<typeof createCampaignStage>>

/** A merchant, and staff who write, approve and stop campaigns. Begin each test with `begin`. */
export const createCampaignStage = async () => {
  const database = await openTestDatabase()
  // Ten in the morning in the merchant's place.
  const stage = await createConsoleStage({ log: pino({ level: 'error' }), database, clock: testClock('2026-01-05T10:00:00Z'), recurring: [] })
  const { system } = stage
  await writeFolder(join(system.merchantsDirectory, 'alpha'), {
    'content/announcements.json': { categories: [{ id: 'news', name: { EN: 'News', UR: 'خبریں' } }], announcements: [] },
  })
  expect(await system.merchants.reload()).toEqual([])
  let members = 0
  let turn = 0
  /** Sessions of staff end when nothing is done for a while. */
  const signIn = async () => {
    turn += 1
    return {
      turn,
      editor: await stage.staff('editor', { login: `edda${turn}` }),
      publisher: await stage.staff('publisher', { login: `paul${turn}` }),
      finance: await stage.staff('finance', { login: `fay${turn}` }),
    }
  }
  let staff = await signIn()

  const run = () => system.jobs.runDue()
  const newMember = async (more: Partial<Member> = {}, agrees = true) => {
    const id = `c${String((members += 1)).padStart(3, '0')}`
    const contact = { email: `${id}@example.com`, emailVerifiedAt: proven, mobile: `63917000${String(1_000 + members)}`, mobileVerifiedAt: proven }
    await system.stores.members.add(testMember(id, { ...contact, ...more }), testRegistration)
    if (agrees)
      for (const channel of ['email', 'sms'] as const)
        await system.stores.offerChoices.add({ merchant: 'alpha', memberId: id }, channel, true, proven)
    return id
  }
  const written = async ({ channel = 'message', segment = {}, content = says, most = 1_000, dueAt = null }: Wish = {}) =>
    opValue(await staff.editor.call('campaigns.save', { name: 'Nights', channel, segment, content, most, dueAt }))
  const counted = async (wish: Wish = {}) => {
    const key = await written(wish)
    opValue(await staff.editor.call('campaigns.count', key))
    await run()
    return key
  }
  const approve = async (approval: string, by: OpClient = staff.publisher) => {
    const key = { merchant: 'alpha', id: approval }
    const { seen } = opValue(await by.call('approvals.get', key))
    return await by.call('approvals.decide', { ...key, decision: 'approve', answer: 'Good.', seen: seen ?? '' })
  }
  const submit = async (key: { id: string; revision: number }) =>
    opValue(await staff.editor.call('campaigns.ask', { ...key, reason: 'The nights begin.' })).approval
  const get = async (id: string) => opValue(await staff.editor.call('campaigns.get', { id }))

  return {
    system,
    database,
    staff: () => staff,
    newMember,
    run,
    written,
    counted,
    approve,
    submit,
    get,
    async sent(wish: Wish = {}, by: OpClient = staff.publisher) {
      const key = await counted(wish)
      opValue(await approve(await submit(key), by))
      await run()
      return key
    },
    resultsOf: async ({ id }: { id: string }) => (await get(id)).results,
    mails: async () => (await system.stores.outbox.newest(100)).map(({ recipient }) => recipient.replace(/@.*/, '')).toSorted(),
    /** Members of tests before are closed: they belong to segments, and get nothing. */
    async begin() {
      staff = await signIn()
      for (const table of ['campaigns', 'sent_announcements', 'jobs', 'offer_choices']) await database.db.execute(sql.raw(`delete from ${table}`))
      await database.db.execute(sql.raw(`update members set closed_at = now() where closed_at is null`))
    },
    async later(seconds: number) {
      system.clock.advance(seconds)
      staff = await signIn()
    },
    /** What a runner needs that runs some works alone. */
    runnerParts: () => ({
      store: system.stores.jobs,
      stoppedProviders: system.stores.stoppedProviders,
      settingsOf: () => 'as they are',
      clock: system.clock,
      log: system.log,
    }),
    close: () => stage.close(),
  }
}
