import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCampaignStage, words, type CampaignStage } from '#campaigns/testing/campaign-stage.ts'
import { opValue } from '#staff/testing/console-stage.ts'

let stage: CampaignStage
beforeAll(async () => {
  stage = await createCampaignStage()
})
beforeEach(() => stage.begin())
afterAll(() => stage.close())

// Proves staff-49.
test('a campaign is read with its words, its count and what came of it, and only at its merchant', async () => {
  const { staff, newMember, sent } = stage
  for (let member = 0; member < 2; member += 1) await newMember()
  const { id } = await sent()
  expect(opValue(await staff().publisher.call('campaigns.get', { id }))).toMatchObject({
    id,
    name: 'Nights',
    channel: 'message',
    content: { words, path: '/m/home' },
    most: 1_000,
    madeBy: `edda${staff().turn}`,
    counted: { matching: 2, reachable: 2 },
    results: { chosen: 2, waiting: 0, sent: 2, failed: 0, skipped: [], opened: 0, clicked: null },
    languages: ['EN', 'UR'],
  })
  expect(await staff().publisher.call('campaigns.get', { id }, 'beta')).toMatchObject({ code: 'campaign.unknown' })
})
