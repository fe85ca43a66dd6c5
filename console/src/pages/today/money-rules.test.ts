import { expect, test } from 'vitest'
import { changeOf, dayAndHour, runningSums } from './money-rules.ts'

const hour = (at: number, turnover: number) => ({ hour: at, turnover, result: -turnover, deposits: 0, paidOut: 0 })

test('sums run from midnight to the hour that is now, and hours without anything count as nothing', () => {
  expect(runningSums([hour(0, 5), hour(2, 7), hour(9, 100)], 'turnover', 3)).toEqual([5, 5, 12, 12])
  expect(runningSums([hour(0, 5)], 'result', 1)).toEqual([-5, -5])
  expect(runningSums([], 'deposits', 0)).toEqual([0])
})

test('a change is a share of the day before, and none where there was nothing', () => {
  expect(changeOf(108.4, 100)).toBeCloseTo(0.084)
  expect(changeOf(88, 100)).toBeCloseTo(-0.12)
  expect(changeOf(50, -100)).toBeCloseTo(1.5)
  expect(changeOf(5, 0)).toBeUndefined()
})

test('day and hour are those of the merchant', () => {
  const moment = Date.parse('2026-11-24T16:30:00Z')
  expect(dayAndHour(moment, 'Asia/Manila')).toEqual({ day: '2026-11-25', hour: 0 })
  expect(dayAndHour(moment, 'America/Sao_Paulo')).toEqual({ day: '2026-11-24', hour: 13 })
})
