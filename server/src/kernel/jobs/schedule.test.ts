import { expect, test } from 'vitest'
import { cron } from './schedule.ts'

const after = (pattern: string, zone: string | undefined, moment: string, times = 1) => {
  const schedule = cron(pattern, zone)
  const moments: string[] = []
  for (let at = new Date(moment); moments.length < times; moments.push(at.toISOString())) at = schedule.next(at)
  return moments
}

test.each([
  ['*/5 * * * *', undefined, '2026-01-01T11:59:59.999Z', ['2026-01-01T12:00:00.000Z', '2026-01-01T12:05:00.000Z']],
  ['*/5 * * * *', undefined, '2026-01-01T12:00:00.000Z', ['2026-01-01T12:05:00.000Z']],
  ['*/10 * * * * *', undefined, '2026-01-01T12:00:00.500Z', ['2026-01-01T12:00:10.000Z']],
  ['0 20 * * *', 'Asia/Manila', '2026-01-01T12:00:00.000Z', ['2026-01-02T12:00:00.000Z']],
])('the next moments of %s in %s after %s', (pattern, zone, moment, moments) => {
  expect(after(pattern, zone, moment, moments.length)).toEqual(moments)
})

test('comes directly after the gap when clocks are put forward', () => {
  expect(after('30 2 * * *', 'America/New_York', '2026-03-07T12:00:00Z', 2)).toEqual(['2026-03-08T07:00:00.000Z', '2026-03-09T06:30:00.000Z'])
})

test('comes once when clocks are put back', () => {
  expect(after('30 1 * * *', 'America/New_York', '2026-10-31T12:00:00Z', 2)).toEqual(['2026-11-01T05:30:00.000Z', '2026-11-02T06:30:00.000Z'])
})

test('is refused if pattern or zone are wrong', () => {
  expect(() => cron('every day')).toThrow(TypeError)
  expect(() => cron('0 20 * * *', 'Mars/Olympus').next(new Date(0))).toThrow('Mars/Olympus')
})

test('without further moments says so', () => {
  expect(() => cron('0 0 30 2 *').next(new Date(0))).toThrow('the schedule "0 0 30 2 *" has no moment after 1970-01-01T00:00:00.000Z')
})
