import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRewardStage, promotion, type RewardStage } from '#rewards/testing/reward-stage.ts'
import { consoleOn, opValue, type ConsoleStage } from '#staff/testing/console-stage.ts'
import { valueOf } from '#testing/test-app.ts'

let rewards: RewardStage
let stage: ConsoleStage
beforeAll(async () => {
  rewards = await createRewardStage()
  stage = await consoleOn(rewards.wire.system)
})
afterAll(async () => {
  await stage.app.close()
  await rewards.wire.close()
})

test('staff see what a member took, by its name, and the points that are left', async () => {
  const { client, id } = await rewards.member('rewarded')
  valueOf(await rewards.claim(client, 'welcome'))
  const { staff } = stage
  const support = await staff('support', { at: 'alpha' })
  const shown = async () => opValue(await support.call('members.rewards', { id }))
  expect(await shown()).toMatchObject({
    points: 10,
    claims: [{ promotionId: 'welcome', name: 'Title', points: 10, claimedAt: '2026-01-01T00:00:00.000Z' }],
    credits: [],
  })
  // One that the merchant does not have any more is shown by its id.
  expect(await rewards.write([promotion('other', { registered: true })])).toEqual([])
  expect((await shown()).claims).toMatchObject([{ promotionId: 'welcome', name: 'welcome' }])
  const elsewhere = await staff('support', { at: 'beta' })
  expect(await elsewhere.call('members.rewards', { id }, 'beta')).toMatchObject({ code: 'member.unknown' })
})
