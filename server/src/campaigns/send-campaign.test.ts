import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createJobRunner } from '#kernel/jobs/job-runner.ts'
import type { EmailMessage } from '#messages/email/email-provider.ts'
import { opValue } from '#staff/testing/console-stage.ts'
import { jobKinds } from './job-kinds.ts'
import { sendCampaign } from './send-campaign.ts'
import { createCampaignStage, proven, words, type CampaignStage } from './testing/campaign-stage.ts'
import { walkCampaign } from './walk-campaign.ts'

let stage: CampaignStage
beforeAll(async () => {
  stage = await createCampaignStage()
})
beforeEach(() => stage.begin())
afterAll(() => stage.close())

describe('how it is sent', () => {
  // Proves staff-48.
  test('each in the member’s language, with the way to end it; a kill while it leaves sends it to nobody twice', async () => {
    const { system, newMember, counted, approve, submit, get, resultsOf, later, runnerParts } = stage
    const [ann, bob] = [await newMember({ language: 'UR' }), await newMember({ language: 'TR' })]
    const key = await counted({ channel: 'email' })
    opValue(await approve(await submit(key)))
    const left: EmailMessage[] = []
    let kills = true
    const carry = {
      async send(mail: EmailMessage) {
        left.push(mail)
        // The process dies after the first mail left, before it is noted.
        if (kills) throw new Error('killed')
      },
    }
    const works = [walkCampaign(system), sendCampaign({ ...system, carriers: { sms: {}, email: { outbox: carry } } })]
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
  test('where it says nothing in the member’s language, it says it in the merchant’s first one', async () => {
    const { system, newMember, sent } = stage
    const ann = await newMember({ language: 'UR' })
    await sent({ channel: 'email', content: { words: { EN: words.EN }, path: '/m/home' } })
    const [mail] = (await system.stores.outbox.newest(10)).filter(({ recipient }) => recipient.startsWith(`${ann}@`))
    expect(mail).toMatchObject({ subject: 'Lantern Nights', text: expect.stringContaining('Take part tonight.') })
  })

  // Proves staff-48.
  test('what rings waits for the end of the quiet hours; a message in the app does not', async () => {
    const { system, newMember, run, sent, resultsOf, later } = stage
    await newMember()
    const clock = system.clock
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
    const { system, newMember, sent, resultsOf } = stage
    const ann = await newMember()
    const key = await sent()
    const owner = { merchant: 'alpha', memberId: ann }
    const [message] = await system.stores.sentAnnouncements.ofMember(owner, proven, 10)
    expect(message).toMatchObject({ words, path: '/m/home' })
    await system.stores.announcementReads.add(owner, [message?.id ?? ''], system.clock())
    expect(await resultsOf(key)).toMatchObject({ sent: 1, opened: 1 })
  })

  // Proves staff-48.
  test('points are given once, also where the job runs twice', async () => {
    const { system, database, staff, newMember, run, sent, resultsOf } = stage
    const ann = await newMember()
    const key = await sent({ channel: 'reward', content: { words: {}, path: '/m/home', gift: { points: 25 } } }, staff().finance)
    await database.db.execute(sql`update campaigns set state = 'sending', reached = 0 where id = ${key.id}`)
    await database.db.execute(sql`update campaign_members set state = 'chosen' where campaign_id = ${key.id}`)
    await system.inUnit(unit =>
      unit.jobs.add(jobKinds.sendCampaign, { merchant: 'alpha', payload: { campaign: key.id, part: 1 }, dueAt: system.clock() }),
    )
    await run()
    const accounts = await system.stores.ledger.accountsOf('alpha', ann)
    expect(accounts.find(({ kind }) => kind === 'points')?.balance).toBe(25)
    expect(await resultsOf(key)).toMatchObject({ sent: 1 })
  })

  // Proves staff-48.
  test('a campaign that is stopped reaches nobody else', async () => {
    const { system, staff, newMember, run, counted, approve, submit, get, resultsOf, later } = stage
    await newMember()
    const key = await counted({ channel: 'email', dueAt: new Date(system.clock().getTime() + 3_600_000).toISOString() })
    opValue(await approve(await submit(key)))
    await run()
    expect(await get(key.id)).toMatchObject({ state: 'scheduled' })
    opValue(await staff().editor.call('campaigns.stop', { id: key.id, reason: 'A wrong date.' }))
    await later(3_600)
    await run()
    expect(await resultsOf(key)).toMatchObject({ sent: 0, chosen: 0 })
    expect(await staff().editor.call('campaigns.stop', { id: key.id, reason: 'once more' })).toMatchObject({ code: 'campaign.ended' })
  })
})
