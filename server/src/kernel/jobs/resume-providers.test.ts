import { Writable } from 'node:stream'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '#kernel/log.ts'
import { openJobsStage, testKinds, type JobsStage } from '#testing/test-jobs.ts'
import { CredentialsRefused } from './job-failures.ts'
import { registerJobMetrics } from './job-metrics.ts'
import { handleJob } from './job-work.ts'
import { resumeProviders } from './resume-providers.ts'

let stage: JobsStage
beforeAll(async () => {
  stage = await openJobsStage()
})
beforeEach(() => stage.renew())
afterAll(() => stage.close())

const { send } = testKinds

/** A provider that refuses one merchant's credentials, with the settings, log and metrics around it. */
const openProvider = () => {
  const clock = stage.clock()
  let settings = 'with a wrong key'
  let isRefusing = true
  const sent: string[] = []
  let calls = 0
  const work = handleJob(send, async ({ merchant, payload: { to = '' } }) => {
    calls += 1
    if (isRefusing && merchant === 'alpha' && !to.startsWith('free')) throw new CredentialsRefused('the gateway answered 401')
    sent.push(`${merchant} ${to}`)
  })
  const lines: { readonly msg: string }[] = []
  const log = createLog('info', new Writable({ write: (chunk, _encoding, done) => (lines.push(JSON.parse(String(chunk))), done()) }))
  const settingsOf = () => settings
  const works = [work, resumeProviders({ stores: stage.stores, settingsOf, clock, log })]
  const jobs = stage.runner(works, { settingsOf, log })
  const registry = new Registry()
  registerJobMetrics(registry, { jobs, stores: stage.stores, clock, log })
  return {
    sent,
    calls: () => calls,
    messages: () => lines.map(({ msg }) => msg),
    metrics: async () => (await registry.metrics()).split('\n').filter(line => !line.startsWith('#')),
    accept: () => void (isRefusing = false),
    changeSettings: () => void (settings = 'with the right key'),
    runDue: () => jobs.runDue(),
    later: async (seconds: number) => {
      clock.advance(seconds)
      await jobs.runDue()
    },
  }
}
const STOPPED = 'provider stopped, it refuses the credentials of the merchant: its jobs wait'
const waiting = async () => (await stage.rows()).filter(({ kind }) => kind === 'send')

test('a provider that refuses the credentials is stopped for its merchant only: one log line, a metric, and its jobs wait without using up attempts', async () => {
  const { sent, calls, messages, metrics, runDue, later } = openProvider()
  for (const to of ['one', 'two']) await stage.add({ provider: 'sms', payload: { to } })
  await stage.add({ provider: 'email', payload: { to: 'free' } })
  await stage.add({ merchant: 'beta', provider: 'sms', payload: { to: 'one' } })
  await runDue()
  expect(sent.toSorted()).toEqual(['alpha free', 'beta one'])
  expect(await waiting()).toMatchObject([
    { provider: 'sms', attempts: 0, failedAt: null },
    { provider: 'sms', attempts: 0, failedAt: null },
  ])
  expect(messages()).toEqual([STOPPED])
  expect(await metrics()).toEqual(
    expect.arrayContaining([
      'foyer_provider_stopped{merchant="alpha",provider="sms"} 1',
      'foyer_jobs_total{kind="send",outcome="stopped"} 2',
      'foyer_jobs_total{kind="send",outcome="done"} 2',
    ]),
  )

  const before = calls()
  await stage.add({ provider: 'sms', payload: { to: 'three' } })
  await later(1)
  expect(calls()).toBe(before)
  expect(await waiting()).toHaveLength(3)
})

test('it is tried again after ten minutes; once it works, all waiting jobs run', async () => {
  const { sent, calls, messages, metrics, accept, runDue, later } = openProvider()
  for (let at = 0; at < 30; at += 1) await stage.add({ provider: 'sms', payload: { to: 'ann' } })
  await runDue()
  // As many as had started when the first was refused.
  expect(calls()).toBe(10)
  await later(599)
  expect(calls()).toBe(10)
  await later(1)
  expect(calls()).toBe(20)
  expect(messages()).toEqual([STOPPED, STOPPED])

  accept()
  await later(600)
  expect(sent).toHaveLength(30)
  expect(await waiting()).toEqual([])
  expect(messages().filter(message => message === 'provider works again, its jobs go on')).toHaveLength(1)
  expect((await metrics()).filter(line => line.startsWith('foyer_provider_stopped'))).toEqual([])
})

test('it is tried again within ten seconds after the merchant’s settings change; no job runs early', async () => {
  const { sent, messages, accept, changeSettings, runDue, later } = openProvider()
  await stage.add({ provider: 'sms', payload: { to: 'ann' } })
  const tomorrow = new Date(stage.clock()().getTime() + 86_400_000)
  await stage.add({ provider: 'sms', payload: { to: 'bob' }, dueAt: tomorrow })
  await runDue()
  accept()
  await later(10)
  expect(sent).toEqual([])
  changeSettings()
  await later(10)
  expect(sent).toEqual(['alpha ann'])
  expect(messages()).toContain('settings or secrets of the merchant changed, its stopped provider is tried again')
  expect(await waiting()).toMatchObject([{ payload: { to: 'bob' }, dueAt: tomorrow }])
})

test('jobs that expire meanwhile are dropped, and counted', async () => {
  const { sent, metrics, accept, messages, runDue, later } = openProvider()
  await stage.add({ provider: 'sms', payload: { to: 'ann' }, notAfter: new Date(stage.clock()().getTime() + 300_000) })
  await runDue()
  accept()
  await later(600)
  expect(sent).toEqual([])
  expect(await waiting()).toEqual([])
  expect(await metrics()).toContain('foyer_jobs_total{kind="send",outcome="expired"} 1')
  expect(messages()).toContain('job dropped, its time limit had passed')
})
