import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openJobsStage, type JobsStage } from '#testing/test-jobs.ts'
import { recurringJob, type RecurringJob } from './recurring-job.ts'
import { cron } from './schedule.ts'

let stage: JobsStage
beforeAll(async () => {
  stage = await openJobsStage()
})
beforeEach(() => stage.renew())
afterAll(() => stage.close())

const FIVE_MINUTES = cron('*/5 * * * *')

/** A recurring job that records the moment it ran for, and when it ran; it fails as many times as told. */
const clean = (failures = 0, more: Partial<RecurringJob> = {}) => {
  const seen: string[] = []
  const time = (date: Date) => date.toISOString().slice(11, 19)
  const work = recurringJob({
    kind: 'clean',
    lane: { name: 'test', atOnce: 10 },
    schedule: FIVE_MINUTES,
    runsAtFirstStart: true,
    async run(plannedAt) {
      seen.push(`${time(plannedAt)} at ${time(stage.clock()())}`)
      if (seen.length <= failures) throw new Error('not yet')
    },
    ...more,
  })
  return { seen, work }
}

describe('recurring jobs', () => {
  test('run at once and then at each interval, once among all workers', async () => {
    const { seen, work } = clean()
    const workers = [1, 2, 3].map(() => stage.runner([work]))
    const runAll = async () => (await Promise.all(workers.map(worker => worker.runDue()))).reduce((sum, count) => sum + count, 0)
    expect(await runAll()).toBe(1)
    stage.clock().advance(299)
    expect(await runAll()).toBe(0)
    stage.clock().advance(1)
    expect(await runAll()).toBe(1)
    expect(seen).toHaveLength(2)
    expect(await stage.rows()).toHaveLength(1)
  })

  test('are never given up', async () => {
    const { seen, work } = clean(30)
    const jobs = stage.runner([work])
    for (let day = 0; day < 31; day += 1) {
      await jobs.runDue()
      stage.clock().advance(86_400)
    }
    expect(seen).toHaveLength(31)
    expect(await stage.rows()).toMatchObject([{ attempts: 0, failedAt: null }])
  })

  test('follow the clock, not their last run; missed moments are made up for by one run', async () => {
    const { seen, work } = clean()
    const jobs = stage.runner([work])
    // At 00:00:00, 00:05:02 (late), 00:09:59, 00:10:00, 00:29:00 (three missed), 00:29:59, 00:30:00.
    for (const seconds of [0, 302, 297, 1, 1_140, 59, 1]) {
      stage.clock().advance(seconds)
      await jobs.runDue()
    }
    expect(seen).toEqual(['00:00:00 at 00:00:00', '00:05:00 at 00:05:02', '00:10:00 at 00:10:00', '00:15:00 at 00:29:00', '00:30:00 at 00:30:00'])
  })

  test('that ran past their next moment run for it as soon as they end', async () => {
    let isLong = true
    const { seen, work } = clean(0)
    const long = {
      ...work,
      run: async (...request: Parameters<typeof work.run>) => {
        const failures = await work.run(...request)
        if (isLong) stage.clock().advance(60 * 12)
        isLong = false
        return failures
      },
    }
    await stage.runner([long]).runDue()
    expect(seen).toEqual(['00:00:00 at 00:00:00', '00:05:00 at 00:12:00'])
    expect(await stage.rows()).toMatchObject([{ dueAt: new Date('2026-01-01T00:15:00Z') }])
  })

  test('that fail are tried again for the same moment, until the next moment comes', async () => {
    const { seen, work } = clean(7)
    const jobs = stage.runner([work])
    for (let second = 0; second <= 320; second += 5) {
      await jobs.runDue()
      stage.clock().advance(5)
    }
    expect(seen).toEqual([
      ...['00:00:00 at 00:00:00', '00:00:00 at 00:00:05', '00:00:00 at 00:00:15', '00:00:00 at 00:00:35', '00:00:00 at 00:01:15'],
      ...['00:00:00 at 00:02:35', '00:05:00 at 00:05:00', '00:05:00 at 00:05:05'],
    ])
  })

  test('wait for their first moment if they do not run at the first start', async () => {
    const { seen, work } = clean(0, { runsAtFirstStart: false, schedule: cron('0 20 * * *', 'Asia/Manila') })
    const jobs = stage.runner([work])
    await jobs.runDue()
    expect(seen).toEqual([])
    stage.clock().advance(12 * 3600)
    await jobs.runDue()
    expect(seen).toEqual(['12:00:00 at 12:00:00'])
  })

  test('move when a release changes their schedule, and otherwise stay', async () => {
    const daily = clean(0, { runsAtFirstStart: false, schedule: cron('0 20 * * *') })
    await stage.runner([daily.work]).runDue()
    stage.clock().advance(60)
    await stage.runner([daily.work]).runDue()
    expect(await stage.rows()).toMatchObject([{ plannedAt: new Date('2026-01-01T20:00:00Z'), dueAt: new Date('2026-01-01T20:00:00Z') }])
    await stage.runner([clean(0, { runsAtFirstStart: false, schedule: cron('0 19 * * *') }).work]).runDue()
    expect(await stage.rows()).toMatchObject([{ plannedAt: new Date('2026-01-01T19:00:00Z'), dueAt: new Date('2026-01-01T19:00:00Z') }])
  })

  test('run exactly once per moment over three runners that look at random times', async () => {
    const { seen, work } = clean()
    const runners = [1, 2, 3].map(() => stage.runner([work], { log: pino({ level: 'silent' }) }))
    for (let minute = 0; minute <= 60; minute += 1) {
      await Promise.all(runners.map(runner => runner.runDue()))
      stage.clock().advance(60)
    }
    const moments = Array.from({ length: 13 }, (_, at) => new Date(Date.UTC(2026, 0, 1, 0, at * 5)).toISOString().slice(11, 19))
    expect(seen).toEqual(moments.map(moment => `${moment} at ${moment}`))
    expect(await stage.rows()).toHaveLength(1)
  })
})
