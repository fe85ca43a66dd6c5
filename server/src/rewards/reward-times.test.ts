import type { Promotion } from '@foyer/contract/rewards/promotions-content'
import { describe, expect, test } from 'vitest'
import { dayOf } from '#kernel/day-of.ts'
import { lastDayOf, timeOf, weekOf } from './reward-times.ts'

const promotion = (more: Partial<Promotion>): Promotion => ({
  id: 'one',
  title: {},
  terms: {},
  condition: { bets: 1 },
  reward: { points: 1 },
  ...more,
})

test('a day begins at midnight in the merchant’s zone', () => {
  const moment = new Date('2026-03-01T03:30:00Z')
  expect(dayOf(moment, 'Asia/Manila')).toBe('2026-03-01')
  expect(dayOf(moment, 'America/Sao_Paulo')).toBe('2026-03-01')
  expect(dayOf(moment, 'America/Los_Angeles')).toBe('2026-02-28')
})

// Proves ranks-and-rewards-6.
test.each([
  ['2026-01-05', '2026-01-05'],
  ['2026-01-11', '2026-01-05'],
  ['2026-01-01', '2025-12-29'],
])('the week of %s begins on Monday, %s', (day, monday) => {
  expect(weekOf(day)).toBe(monday)
})

describe('the time of a promotion', () => {
  test('is from its first to its last day, both included, and without end where none is said', () => {
    const timed = promotion({ from: '2026-02-01', until: '2026-02-10' })
    expect(timeOf(timed, '2026-01-31', null)).toBeUndefined()
    expect(timeOf(timed, '2026-02-01', null)).toEqual({ turn: 'once', first: '2026-02-01', last: '2026-02-10' })
    expect(timeOf(timed, '2026-02-10', null)).toBeDefined()
    expect(timeOf(timed, '2026-02-11', null)).toBeUndefined()
    const endless = timeOf(promotion({}), '2026-02-01', null)
    expect(endless && lastDayOf(endless)).toBeNull()
  })

  // Proves ranks-and-rewards-6.
  test('of a mission is the day, the week within its period, or the season', () => {
    expect(timeOf(promotion({ mission: 'day' }), '2026-02-04', null)).toEqual({ turn: '2026-02-04', first: '2026-02-04', last: '2026-02-04' })
    const weekly = promotion({ mission: 'week', from: '2026-02-03', until: '2026-02-11' })
    expect(timeOf(weekly, '2026-02-04', null)).toEqual({ turn: '2026-02-02', first: '2026-02-03', last: '2026-02-08' })
    expect(timeOf(weekly, '2026-02-10', null)).toEqual({ turn: '2026-02-09', first: '2026-02-09', last: '2026-02-11' })
    const season = promotion({ mission: 'season', from: '2026-02-01', until: '2026-04-30' })
    expect(timeOf(season, '2026-03-10', null)).toEqual({ turn: 'once', first: '2026-02-01', last: '2026-04-30' })
  })

  test.each([
    ['06-15', '2026-06-14', undefined],
    ['06-15', '2026-06-15', { turn: '2026', first: '2026-06-15', last: '2026-06-21' }],
    ['06-15', '2026-06-21', { turn: '2026', first: '2026-06-15', last: '2026-06-21' }],
    ['06-15', '2026-06-22', undefined],
    // Into the next year, and on 1 March where there is no 29 February.
    ['12-30', '2027-01-02', { turn: '2026', first: '2026-12-30', last: '2027-01-05' }],
    ['02-29', '2026-02-28', undefined],
    ['02-29', '2026-03-01', { turn: '2026', first: '2026-03-01', last: '2026-03-07' }],
    ['02-29', '2028-02-29', { turn: '2028', first: '2028-02-29', last: '2028-03-06' }],
  ])('of a birthday on %s is, on %s, %j', (birthday, today, time) => {
    expect(timeOf(promotion({ condition: { birthday: true } }), today, birthday)).toEqual(time)
  })

  test('of a birthday that was not told is none', () => {
    expect(timeOf(promotion({ condition: { birthday: true } }), '2026-06-15', null)).toBeUndefined()
  })
})
