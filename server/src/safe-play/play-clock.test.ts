import { expect } from 'vitest'
import { playTest as test } from '#games/testing/play-stage.ts'
import { valueOf } from '#testing/test-app.ts'

// Proves money-25.
test('a reality check comes after 30 minutes of play, tells time and result, and comes again after 30 more', async ({ ann, stage }) => {
  await ann.deposit(10_000)
  const play = async (minutes: number) => {
    let last: unknown
    for (let minute = 0; minute < minutes; minute += 1) {
      stage.system.clock.advance(60)
      last = valueOf(await ann.client.call('safePlay.playClock', {})).check
    }
    return last
  }
  expect(await play(1)).toBeNull()
  await ann.wallet.win(ann.next(), await ann.bet(3_000), 1_000)
  expect(await play(29)).toBeNull()
  const due = { minutes: 30, staked: 3_000, won: 1_000, currency: 'PHP', decimals: 2 }
  expect(await play(1)).toEqual(due)
  expect(await play(1)).toEqual({ ...due, minutes: 31 })
  valueOf(await ann.client.call('safePlay.acknowledgeCheck', {}))
  expect(await play(29)).toBeNull()
  expect(await play(1)).toMatchObject({ minutes: 61 })
  // After more than five minutes without play a new sitting begins.
  await ann.later(301)
  expect(await play(1)).toBeNull()
})
