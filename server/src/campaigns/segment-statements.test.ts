import type { Segment } from '@foyer/contract/campaigns/ops/segment'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createJobRunner } from '#kernel/jobs/job-runner.ts'
import { lockMember, unlockMember } from '#locks/lock-member.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { opValue } from '#staff/testing/console-stage.ts'
import { createCampaignStage, proven, type CampaignStage } from './testing/campaign-stage.ts'
import { walkCampaign } from './walk-campaign.ts'

let stage: CampaignStage
beforeAll(async () => {
  stage = await createCampaignStage()
})
beforeEach(() => stage.begin())
afterAll(() => stage.close())

describe('whom it reaches', () => {
  // Proves staff-46.
  test('a segment by what is known of members; the estimate and the count agree with whom it is sent to', async () => {
    const { system, staff, newMember, counted, get } = stage
    const ids = {
      rich: await newMember({ depositedAmount: 50_000, depositCount: 2, language: 'UR', country: 'PH' }),
      poor: await newMember({ depositedAmount: 100, depositCount: 1, language: 'EN', country: 'BR' }),
      fresh: await newMember({ registeredAt: system.clock(), country: 'PH' }),
    }
    await system.stores.casework.addTag({ merchant: 'alpha', memberId: ids.poor, tag: 'vip-watch', by: 'ida', at: proven })
    const wallet = testWallet(system, ids.fresh)
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
      const about = opValue(await staff().editor.call('campaigns.estimate', { segment: JSON.stringify(segment), channel: 'message' }))
      // Members of tests before are closed: they belong to segments, and get nothing.
      expect([segment, about.reachable]).toEqual([segment, expected.length])
      const { id } = await counted({ segment })
      expect((await get(id)).counted).toMatchObject({ reachable: expected.length })
    }
    expect(await staff().editor.call('campaigns.estimate', { segment: '{"sex":"m"}', channel: 'push' })).toMatchObject({ code: 'request.invalid' })
  })

  // Proves staff-47.
  test('nobody gets it who is closed, a guest, in a break, excluded, locked, without consent or contact', async () => {
    const { system, database, newMember, get, sent, resultsOf, mails } = stage
    const ok = await newMember()
    await newMember({ type: 4 })
    const paused = await newMember()
    const locked = await newMember()
    await newMember({}, false)
    await newMember({ emailVerifiedAt: null })
    const now = system.clock()
    await database.db.execute(
      sql`insert into play_pauses (merchant, member_id, kind, since) values ('alpha', ${paused}, 'exclusion', ${now.toISOString()})`,
    )
    const lock = { scopes: ['withdrawal'], reason: 'case 1', until: null, by: 'ida' } as const
    await system.inUnit(unit => lockMember(system)(unit, { merchant: 'alpha', memberId: locked }, lock))
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
    const { system, database, newMember, run, counted, approve, submit, resultsOf, mails, runnerParts } = stage
    const ann = await newMember()
    const key = await counted({ channel: 'email' })
    opValue(await approve(await submit(key)))
    await createJobRunner({ ...runnerParts(), works: [walkCampaign(system)] }).runDue()
    expect(await resultsOf(key)).toMatchObject({ chosen: 1, waiting: 1, sent: 0 })
    await database.db.execute(
      sql`insert into play_pauses (merchant, member_id, kind, since) values ('alpha', ${ann}, 'exclusion', ${system.clock().toISOString()})`,
    )
    await run()
    expect(await resultsOf(key)).toMatchObject({ sent: 0, skipped: expect.arrayContaining([{ reason: 'paused', members: 1 }]) })
    expect(await mails()).not.toContain(ann)
  })

  // Proves staff-47.
  test('never more than the campaign may reach, nor more than three in a week of one member', async () => {
    const { newMember, sent, resultsOf, later } = stage
    await newMember()
    await newMember()
    expect(await resultsOf(await sent({ most: 1 }))).toMatchObject({ sent: 1, skipped: expect.arrayContaining([{ reason: 'total', members: 1 }]) })
    for (const expected of [2, 2, 1, 0]) expect(await resultsOf(await sent())).toMatchObject({ sent: expected })
    await later(6.5 * 86_400)
    expect(await resultsOf(await sent())).toMatchObject({ sent: 0 })
    await later(0.5 * 86_400)
    expect(await resultsOf(await sent())).toMatchObject({ sent: 2 })
  })

  // Proves staff-47.
  test('never more than it may reach, also where the members are chosen in parts of 500', async () => {
    const { database, newMember, sent, resultsOf } = stage
    const first = await newMember()
    await database.db.execute(sql`
      insert into members select (jsonb_populate_record(m, jsonb_build_object('id', m.id || '-' || n, 'username', m.username || '-' || n,
        'email', m.email || n, 'mobile', m.mobile || n))).* from members m, generate_series(1, 501) n where m.merchant = 'alpha' and m.id = ${first}`)
    expect(await resultsOf(await sent({ most: 501 }))).toMatchObject({ chosen: 501, sent: 501 })
  })

  // Proves staff-47.
  test('a lock that was lifted is in nobody’s way, and of several choices the last one counts', async () => {
    const { system, newMember, sent, mails } = stage
    const [lifted, changed, back] = [await newMember(), await newMember(), await newMember()]
    const lock = { scopes: ['bets'], reason: 'case 1', until: null, by: 'ida' } as const
    await system.inUnit(unit => lockMember(system)(unit, { merchant: 'alpha', memberId: lifted }, lock))
    await system.inUnit(unit => unlockMember(system)(unit, { merchant: 'alpha', memberId: lifted }, lock))
    const choose = (memberId: string, agreed: boolean) =>
      system.stores.offerChoices.add({ merchant: 'alpha', memberId }, 'email', agreed, system.clock())
    await choose(changed, false)
    await choose(back, false)
    await choose(back, true)
    const before = await mails()
    await sent({ channel: 'email' })
    expect((await mails()).filter(one => !before.includes(one))).toEqual([lifted, back])
  })

  // Proves staff-47.
  test('a push reaches whoever has a device, unless the member has turned news off', async () => {
    const { database, system, staff, newMember } = stage
    const [gets, off] = [await newMember(), await newMember(), await newMember()]
    for (const memberId of [gets, off])
      await database.db.execute(sql`
        insert into push_subscriptions (merchant, member_id, id, provider, sealed_token, session_hash, origin, language, to_all, bound_at)
        values ('alpha', ${memberId}, ${`device-${memberId}`}, 'web', 'sealed', 'none', 'https://alpha.test', 'EN', true, ${system.clock().toISOString()})`)
    await database.db.execute(sql`insert into push_refusals (merchant, member_id, kind) values ('alpha', ${off}, 'news')`)
    expect(opValue(await staff().editor.call('campaigns.estimate', { segment: '{}', channel: 'push' })).reachable).toBe(1)
    await database.db.execute(sql`delete from push_refusals`)
    expect(opValue(await staff().editor.call('campaigns.estimate', { segment: '{}', channel: 'push' })).reachable).toBe(2)
  })
})
