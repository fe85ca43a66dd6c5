import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { valueOf } from '#testing/test-app.ts'
import { createRewardStage, promotion, promotions, type RewardStage } from './testing/reward-stage.ts'

let stage: RewardStage
beforeAll(async () => {
  stage = await createRewardStage()
})
beforeEach(async () => {
  expect(await stage.write()).toEqual([])
})
afterAll(() => stage.wire.close())

describe('a claim', () => {
  // Proves ranks-and-rewards-9.
  test('gives the points once, under any number of taps, and is listed', async () => {
    const { client, id } = await stage.member('tapper')
    const taps = await Promise.all(Array.from({ length: 10 }, () => stage.claim(client, 'welcome')))
    expect(taps.map(valueOf)).toEqual(Array.from({ length: 10 }, () => ({ points: 10 })))
    expect(await stage.pointsOf(id)).toBe(10)
    // The statement of points says what they were for, in the member's language.
    expect(valueOf(await client.call('wallet.statement', { account: 'points' })).lines[0]).toMatchObject({ kind: 'earn', detail: { name: 'Title' } })
    const { open, taken } = valueOf(await client.call('rewards.mine', {}))
    expect(open.find(one => one.id === 'welcome')).toMatchObject({ state: 'taken' })
    expect(taken).toEqual([{ id: 'welcome', turn: 'once', title: 'Title', points: 10, claimedAt: '2026-01-01T00:00:00.000Z' }])
    // What was taken stays listed when the merchant has no such promotion any more.
    expect(await stage.write(promotions.slice(1))).toEqual([])
    expect(valueOf(await client.call('rewards.mine', {})).taken).toMatchObject([{ id: 'welcome', title: null, points: 10 }])
  })

  // Proves ranks-and-rewards-8, ranks-and-rewards-9.
  test('of what is not reached, not open, of another rank or not there is refused', async () => {
    const { client, id } = await stage.member('eager')
    expect(await stage.claim(client, 'first')).toMatchObject({ status: 409, errorCode: 'reward.not.reached' })
    for (const other of ['later', 'over', 'ranked', 'nothing', 'birthday'])
      expect(await stage.claim(client, other)).toMatchObject({ status: 404, errorCode: 'reward.unknown' })
    expect(await stage.claim(client, 'daily', '2025-12-31')).toMatchObject({ errorCode: 'reward.unknown' })
    expect(await stage.pointsOf(id)).toBe(0)
  })

  // Proves ranks-and-rewards-9.
  test('ends where as many were taken as there are for all members', async () => {
    const many = [promotion('two', { signedIn: true }, { inAll: 2 })]
    expect(await stage.write(many)).toEqual([])
    const all = await Promise.all(['limit_one', 'limit_two', 'limit_three'].map(stage.member))
    expect((await stage.openOf(all[0]!.client))['two']).toMatchObject({ left: 2 })
    const outcomes = await Promise.all(all.map(({ client }) => stage.claim(client, 'two')))
    expect(outcomes.filter(({ success }) => success)).toHaveLength(2)
    expect(outcomes.filter(({ success }) => !success)).toMatchObject([{ errorCode: 'reward.unknown' }])
    const { client } = await stage.member('limit_late')
    expect(await stage.statesOf(client)).toEqual({})
  })

  // Proves ranks-and-rewards-13.
  test('is refused during a break and a self-exclusion, in which nothing is offered and what was taken stays', async () => {
    for (const [call, request, username] of [
      ['safePlay.takeBreak', { hours: 24 }, 'resting'],
      ['safePlay.exclude', { months: null }, 'excluded'],
    ] as const) {
      const { client } = await stage.member(username)
      valueOf(await stage.claim(client, 'welcome'))
      valueOf(await client.call(call, request))
      expect(await stage.claim(client, 'daily', '2026-01-01')).toMatchObject({ status: 403, errorCode: 'play.paused' })
      expect(valueOf(await client.call('rewards.mine', {}))).toMatchObject({ paused: true, open: [], taken: [{ id: 'welcome' }] })
      expect(valueOf(await client.call('member.info', {})).counts).toMatchObject({ rewards: 0 })
    }
  })
})
