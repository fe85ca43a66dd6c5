import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConsoleStage, opValue, type ConsoleStage, type OpClient } from '#staff/testing/console-stage.ts'

let stage: ConsoleStage
let owner: OpClient
beforeAll(async () => {
  stage = await createConsoleStage()
  owner = await stage.staff('owner')
})
afterAll(() => stage.close())

const reason = 'The provider is back'
/** A job of alpha that was given up. */
const givenUp = async () => {
  const { jobs } = stage.system.stores
  const lane = { name: 'test', atOnce: 1 }
  await jobs.add({ kind: 'test.job', lane } as never, { merchant: 'alpha', payload: {}, dueAt: stage.system.clock() } as never)
  const [job] = await jobs.claim({ lane: 'test', kinds: ['test.job'], most: 1, now: stage.system.clock(), leaseMs: 0 })
  if (!job) throw new Error('There is no job.')
  await jobs.giveUp(job, stage.system.clock(), 'no answer')
  return { merchant: 'alpha', id: job.id }
}

// Proves staff-10.
test('a job that was given up is shown with its failure, and begins anew or is removed', async () => {
  const [first, second] = [await givenUp(), await givenUp()]
  const shown = opValue(await owner.call('system.overview', {})).jobs
  expect(shown).toEqual(expect.arrayContaining([expect.objectContaining({ ...first, kind: 'test.job', failure: 'no answer' })]))
  opValue(await owner.call('system.retryJob', { ...first, reason }))
  opValue(await owner.call('system.dropJob', { ...second, reason }))
  expect(opValue(await owner.call('system.overview', {})).jobs).toEqual([])
  const now = stage.system.clock()
  const claimed = await stage.system.stores.jobs.claim({ lane: 'test', kinds: ['test.job'], most: 5, now, leaseMs: 0 })
  expect(claimed).toMatchObject([{ id: first.id, attempts: 1 }])
  // Both at once, or twice: nothing is done a second time.
  expect(await owner.call('system.retryJob', { ...first, reason })).toMatchObject({ success: false, code: 'job.unknown' })
  const events = await stage.system.stores.staffEvents.list('*', { aboutKind: 'job' }, 10)
  expect(events.map(({ event, aboutId, reason: why }) => [event, aboutId, why])).toEqual([
    ['system.job-dropped', second.id, reason],
    ['system.job-retried', first.id, reason],
  ])
})

// Proves staff-10.
test('a stopped provider is called again at once', async () => {
  const { stoppedProviders } = stage.system.stores
  const stoppedAt = stage.system.clock()
  const stopped = { merchant: 'beta', provider: 'sms', stoppedAt, until: new Date(stoppedAt.getTime() + 60_000), reason: 'wrong key', settings: '-' }
  await stoppedProviders.stop(stopped)
  expect(opValue(await owner.call('system.overview', {})).providers).toMatchObject([{ merchant: 'beta', provider: 'sms', reason: 'wrong key' }])
  const ofAlpha = await stage.staff('owner', { at: 'alpha' })
  expect(opValue(await ofAlpha.call('system.overview', {})).providers).toEqual([])
  const key = { merchant: 'beta', provider: 'sms', reason }
  expect(await ofAlpha.call('system.resumeProvider', key)).toMatchObject({ success: false, code: 'staff.forbidden' })
  opValue(await owner.call('system.resumeProvider', key))
  expect(await stoppedProviders.all()).toEqual([])
  expect(await owner.call('system.resumeProvider', key)).toMatchObject({ success: false, code: 'provider.unknown' })
})
