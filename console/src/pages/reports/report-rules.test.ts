import { expect, test } from 'vitest'
import { dayWords } from '#format/day-words.ts'
import { allDays, changeOf, daysBefore, gridShares, latestDays, lengthOf, scaleEnd, shadeOf } from './report-rules.ts'

test('the latest days end today, and there are as many as were chosen', () => {
  expect(latestDays('2026-03-02', 7)).toEqual({ from: '2026-02-24', until: '2026-03-02' })
  expect(lengthOf(latestDays('2026-03-02', 30))).toBe(30)
  expect(allDays({ from: '2026-02-27', until: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
})

test('what is compared is as long, and from a week on it has the same weekdays', () => {
  expect(daysBefore({ from: '2026-03-02', until: '2026-03-04' })).toEqual({ from: '2026-02-27', until: '2026-03-01' })
  const before = daysBefore({ from: '2026-03-01', until: '2026-03-30' })
  expect([lengthOf(before), dayWords(before.from).slice(0, 3)]).toEqual([30, dayWords('2026-03-01').slice(0, 3)])
  expect(before.until < '2026-03-01').toBe(true)
})

test('a plot without a value has one line, at 0', () => {
  expect([gridShares(0), gridShares(1)]).toEqual([[0], [0, 0.5, 1]])
})

test('a scale ends at a round number above the highest value', () => {
  expect([0, 1, 3, 24, 26, 999].map(scaleEnd)).toEqual([1, 1, 5, 25, 50, 1_000])
})

test('a change is a share of what was before, and none where there was nothing', () => {
  expect([changeOf(150, 100), changeOf(50, -100), changeOf(5, 0)]).toEqual([0.5, 1.5, undefined])
})

test('shades have six strengths', () => {
  expect([0, 0.1, 0.5, 1].map(shadeOf)).toEqual([0, 1, 4, 5])
})
