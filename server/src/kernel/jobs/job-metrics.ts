import type { Logger } from 'pino'
import { Counter, Histogram, type Registry } from 'prom-client'
import { stateGauge } from '#kernel/watching/state-gauge.ts'
import type { JobRunner } from './job-runner.ts'
import type { JobStore } from './job-store.ts'
import type { StoppedProviderStore } from './stopped-provider-store.ts'

/** Bounds of the delay's buckets, s: a draw must start at its moment, and a player waits for a code by SMS. */
const DELAYS = [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 15, 60, 300, 3600]

interface Parts {
  readonly jobs: Pick<JobRunner, 'observe' | 'look'>
  readonly stores: { readonly jobs: JobStore; readonly stoppedProviders: StoppedProviderStore }
  readonly clock: () => Date
  readonly log: Pick<Logger, 'warn'>
}

/** Counts the outcomes of jobs in this process, and reads the queue's state from the database at each scrape. */
export const registerJobMetrics = (registry: Registry, { jobs, stores, clock, log }: Parts): void => {
  const registers = [registry]
  const ended = new Counter({
    name: 'foyer_jobs_total',
    help: 'Attempts at jobs by kind and outcome: done, retried, given up, expired (dropped, too late), stopped (waits for its provider)',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const delay = new Histogram({
    name: 'foyer_job_delay_seconds',
    help: 'Time from when a job fell due until its handler began, by lane',
    labelNames: ['lane'],
    buckets: DELAYS,
    registers,
  })
  jobs.observe({
    begun: (lane, delayMs) => delay.observe({ lane }, delayMs / 1000),
    ended: (kind, outcome) => ended.inc({ kind, outcome }),
  })

  const gauge = stateGauge(registry, log)
  gauge(
    'foyer_provider_stopped',
    '1 while a provider is stopped because it refuses the credentials of a merchant',
    ['merchant', 'provider'],
    async to => {
      for (const { merchant, provider } of await stores.stoppedProviders.all()) to.set({ merchant, provider }, 1)
    },
  )
  gauge('foyer_jobs_given_up', 'Jobs that were given up and are kept to be seen', [], async to => to.set(await stores.jobs.countGivenUp()))
  gauge('foyer_jobs_oldest_due_seconds', 'For how long the oldest due job of a lane has been due; 0 where nothing is', ['lane'], async to => {
    const now = clock().getTime()
    for (const { lane, oldestDue } of await jobs.look()) to.set({ lane }, oldestDue ? (now - oldestDue.getTime()) / 1000 : 0)
  })
}
