import { expect, test } from 'vitest'
import { Refusal } from '#kernel/refusal.ts'
import { BET_LIMITS, limitReached, sayingWhichLimit } from './limit-reached.ts'
import type { PlayLimit } from './play-limit.ts'

const endsAt = new Date('2026-01-02T00:00:00.000Z')
const limit = (kind: PlayLimit['kind'], period: PlayLimit['period'], most: number, used: number): PlayLimit => ({
  kind,
  period,
  most,
  used,
  endsAt,
  raise: null,
})
const limits = [limit('deposit', 'day', 100, 90), limit('stake', 'week', 1_000, 700), limit('loss', 'day', 500, 300), limit('time', 'day', 3_600, 0)]

// Proves money-22.
test('of several limits without room the one with the least is named, and what is left of it', () => {
  expect(limitReached(limits, { kinds: BET_LIMITS, amount: 400 })?.data).toEqual({
    limit: { kind: 'loss', period: 'day', most: 500, left: 200, endsAt: endsAt.toISOString() },
  })
  expect(limitReached(limits, { kinds: BET_LIMITS, amount: 200 })).toBeUndefined()
  expect(limitReached(limits, { kinds: ['deposit'], amount: 11 })?.data?.limit?.left).toBe(10)
})

// Proves money-22.
test('time is said in minutes, and nothing is left of what is used up or was lowered below it', () => {
  expect(limitReached([limit('time', 'day', 3_600, 3_600)], { kinds: ['time'], amount: 0 })?.data?.limit).toMatchObject({
    kind: 'time',
    most: 60,
    left: 0,
  })
  expect(limitReached([limit('loss', 'day', 100, 250)], { kinds: ['loss'], amount: 1 })?.data?.limit?.left).toBe(0)
})

// Proves money-22.
test('only a limit that was reached is looked up, and any other refusal stays as it is', async () => {
  const request = { owner: { merchant: 'alpha', memberId: 'm1' }, now: new Date(0), kinds: BET_LIMITS, amount: 400 }
  const safePlay = { limitsOf: () => Promise.resolve(limits) } as unknown as Parameters<typeof sayingWhichLimit>[0]['safePlay']
  const refuse = (refusal: Refusal) => sayingWhichLimit({ safePlay }, request, () => Promise.reject(refusal))
  await expect(refuse(new Refusal('limit.reached'))).rejects.toMatchObject({ data: { limit: { kind: 'loss' } } })
  const other = new Refusal('play.paused')
  await expect(refuse(other)).rejects.toBe(other)
})
