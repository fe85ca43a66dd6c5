import type { Logger } from 'pino'
import type { JobRunnerOptions } from './job-runner.ts'
import type { JobWork } from './job-work.ts'
import { SWEEPS } from './lanes.ts'
import { recurringJob } from './recurring-job.ts'
import { cron } from './schedule.ts'
import type { StoppedProviderStore } from './stopped-provider-store.ts'

/** Settings are checked this often, so that an operator who corrects a key does not wait for the end of the stop. */
const EVERY_TEN_SECONDS = cron('*/10 * * * * *')

interface ResumeParts extends Pick<JobRunnerOptions, 'settingsOf'> {
  readonly stores: { readonly stoppedProviders: StoppedProviderStore }
  readonly clock: () => Date
  readonly log: Pick<Logger, 'info'>
}

/** Tries stopped providers again once their merchant's settings or secrets differ from those that were refused. */
export const resumeProviders = ({ stores, settingsOf, clock, log }: ResumeParts): JobWork =>
  recurringJob({
    kind: 'providers.resume',
    lane: SWEEPS,
    schedule: EVERY_TEN_SECONDS,
    runsAtFirstStart: true,
    async run() {
      for (const { merchant, provider, settings } of await stores.stoppedProviders.all()) {
        if (settingsOf(merchant) === settings) continue
        await stores.stoppedProviders.resume({ merchant, provider }, clock())
        log.info({ merchant, provider }, 'settings or secrets of the merchant changed, its stopped provider is tried again')
      }
    },
  })
