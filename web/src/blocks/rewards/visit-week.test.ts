import { expect, test } from 'vitest'
import type { OpenReward, Rewards } from './use-rewards.ts'
import { visitWeekOf } from './visit-week.ts'

const daily = (more: Partial<OpenReward> = {}) =>
  ({
    id: 'daily',
    turn: '2026-11-26',
    mission: 'day',
    state: 'waiting',
    goals: [{ kind: 'signedIn', completed: 1, expected: 1 }],
    ...more,
  }) as OpenReward
const took = (turn: string, id = 'daily') => ({ id, turn }) as Rewards['taken'][number]

// Proves ranks-and-rewards-16.
test('the seven days of a week begin with Monday: taken, missed, today’s, and those that come', () => {
  // The 26th of November 2026 is a Thursday.
  const week = visitWeekOf({ open: [daily()], taken: [took('2026-11-25'), took('2026-11-23'), took('2026-11-24', 'other'), took('2026-11-22')] })
  expect(week?.days.map(({ day, state }) => `${day.slice(-2)} ${state}`)).toEqual([
    '23 taken',
    '24 missed',
    '25 taken',
    '26 waiting',
    '27 coming',
    '28 coming',
    '29 coming',
  ])
})

// Proves ranks-and-rewards-16.
test('a Sunday is the last of its week, and what was taken today is ticked', () => {
  const week = visitWeekOf({ open: [daily({ turn: '2026-11-29', state: 'taken' })], taken: [] })
  expect([week?.days[0]?.day, week?.days[6]]).toEqual(['2026-11-23', { day: '2026-11-29', state: 'taken' }])
})

// Proves ranks-and-rewards-16.
test('there is none without a mission that asks for a visit alone', () => {
  const goals = [{ kind: 'bets', completed: 0, expected: 10 }] as OpenReward['goals']
  expect(visitWeekOf({ open: [daily({ goals }), daily({ mission: 'week' })], taken: [] })).toBeNull()
})
