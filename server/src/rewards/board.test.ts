import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { valueOf } from '#testing/test-app.ts'
import type { WireClient } from '#testing/wire-client.ts'
import { createRewardStage, promotion, type RewardStage } from './testing/reward-stage.ts'

let stage: RewardStage
beforeAll(async () => {
  stage = await createRewardStage()
})
afterAll(() => stage.wire.close())

describe('the board', () => {
  const boardOf = async (client: WireClient) => valueOf(await client.call('rewards.board', {}))

  // Proves ranks-and-rewards-14.
  test('shows masked names by points; ties share a place, and whoever does not want to be shown is left out', async () => {
    const list = [
      promotion('ten', { signedIn: true }),
      promotion('twenty', { signedIn: true }, { reward: { points: 20 } }),
      promotion('more', { signedIn: true }),
    ]
    expect(await stage.write(list)).toEqual([])
    // A week of its own.
    stage.wire.system.clock.advance(7 * 86_400)
    const [ann, ben, cat, dan] = await Promise.all(['annabel', 'benjamin', 'caterina', 'danielle'].map(stage.member))
    if (!ann || !ben || !cat || !dan) throw new Error('unreachable')
    for (const { client } of [ann, ben, cat]) valueOf(await stage.claim(client, 'twenty'))
    valueOf(await stage.claim(cat.client, 'ten'))
    const all = await boardOf(ann.client)
    expect(all).toEqual({
      firstDay: '2026-01-05',
      rows: [
        { place: 1, player: 'c•••a', points: 30, own: false },
        { place: 2, player: expect.any(String), points: 20, own: expect.any(Boolean) },
        { place: 2, player: expect.any(String), points: 20, own: expect.any(Boolean) },
      ],
      own: { points: 20, place: 2 },
      hidden: false,
    })
    expect(all.rows.filter(({ own }) => own)).toEqual([{ place: 2, player: 'a•••l', points: 20, own: true }])
    expect((await boardOf(dan.client)).own).toEqual({ points: 0, place: null })

    valueOf(await cat.client.call('rewards.hideOnBoard', { hidden: true }))
    expect((await boardOf(ann.client)).rows.map(({ place, points }) => [place, points])).toEqual([
      [1, 20],
      [1, 20],
    ])
    expect((await boardOf(ann.client)).own).toEqual({ points: 20, place: 1 })
    expect(await boardOf(cat.client)).toMatchObject({ hidden: true, own: { points: 30, place: null } })
    // The next week begins on Monday, at midnight in Manila.
    await stage.passDays(ann.client, 4)
    expect(await boardOf(ann.client)).toMatchObject({ firstDay: '2026-01-12', rows: [], own: { points: 0, place: null } })
  })
})
