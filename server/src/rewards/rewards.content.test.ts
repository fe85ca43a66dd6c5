import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRewardStage, promotion, type RewardStage } from './testing/reward-stage.ts'

let stage: RewardStage
beforeAll(async () => {
  stage = await createRewardStage()
})
afterAll(() => stage.wire.close())

// Proves ranks-and-rewards-7.
test.each([
  ['the id of another', [promotion('a', { signedIn: true }), promotion('a', { signedIn: true })], '/promotions/1/id'],
  ['an end before its beginning', [promotion('a', { signedIn: true }, { from: '2026-02-01', until: '2026-01-01' })], '/promotions/0/until'],
  ['a day that there is not', [promotion('a', { signedIn: true }, { from: '2026-02-30' })], '/promotions/0/from'],
  ['a season without its end', [promotion('a', { signedIn: true }, { mission: 'season', from: '2026-02-01' })], '/promotions/0/mission'],
  ['an activity that there is not', [promotion('a', { activity: 'gone' })], '/promotions/0/condition/activity'],
  ['a rank that there is not', [promotion('a', { signedIn: true }, { audience: { minRankLevel: 7 } })], '/promotions/0/audience/minRankLevel'],
  [
    'a language that the merchant does not have',
    [promotion('a', { signedIn: true }, { audience: { languages: ['EN', 'TR'] } })],
    '/promotions/0/audience/languages/1',
  ],
  ['an audience that says nothing', [promotion('a', { signedIn: true }, { audience: {} })], '/promotions/0/audience'],
  ['a limit that does nothing', [promotion('a', { signedIn: true }, { perMember: 2 })], '/promotions/0/perMember'],
  ['a birthday beside something else', [promotion('a', { birthday: true, bets: 1 })], '/promotions/0/condition/birthday'],
  ['no condition', [promotion('a', {})], '/promotions/0/condition'],
])('a promotion with %s is refused with its place', async (_what, list, path) => {
  expect(await stage.write(list)).toMatchObject([{ file: 'alpha/content/promotions.json', path }])
})
