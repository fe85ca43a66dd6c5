import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { storesOn } from '#app/stores.ts'
import { openPostgres } from '#kernel/db/postgres.ts'
import { createJobRunner } from '#kernel/jobs/job-runner.ts'
import { handleJob } from '#kernel/jobs/job-work.ts'
import { forkProgram } from './programs/programs.ts'
import { testClock } from './test-clock.ts'
import { testKinds, withLeasesBy } from './test-jobs.ts'

/** A separate process with a runner on the database at `href`, whose jobs begin and never end. `begun` lists them; `kill` ends the process without warning, like a power cut. */
export const startStuckJobProcess = async (href: string): Promise<{ readonly begun: Promise<number>; kill(): Promise<void> }> => {
  const child = await forkProgram(fileURLToPath(import.meta.url), [href])
  const begun = once(child, 'message').then(([at]) => Number(at))
  const ended = once(child, 'close')
  return {
    begun,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { db } = await openPostgres(process.argv[2] ?? '', error => {
    throw error
  })
  const { jobs, stoppedProviders } = storesOn(db)
  const stuck = handleJob(testKinds.send, async ({ payload }) => {
    process.send?.(payload.at)
    await new Promise(() => undefined)
  })
  const clock = testClock()
  const log = pino({ level: 'silent' })
  const store = withLeasesBy(jobs, clock)
  await createJobRunner({ store, stoppedProviders, works: [stuck], settingsOf: () => undefined, clock, timer: clock.timer, log }).runDue()
}
