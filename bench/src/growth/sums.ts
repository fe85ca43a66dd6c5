import { createDeps } from '@foyer/server/src/app/compose.ts'
import { sumReturns } from '@foyer/server/src/games/returns/sum-returns.ts'
import { readConfig } from '@foyer/server/src/kernel/config.ts'
import { TryLater } from '@foyer/server/src/kernel/jobs/job-failures.ts'
import { sumLedger } from '@foyer/server/src/money/report/sum-ledger.ts'
import { nightlySums } from '@foyer/server/src/reports/nightly-sums.ts'
import { sumReports } from '@foyer/server/src/reports/sum-reports.ts'

/** How long each took, s, by what it is. */
export type Took = Readonly<Record<string, number>>

/** Brings the summaries of a database up to now, as the jobs do, from nothing; then makes a night of reports, and the sums of five minutes once more. */
export const makeSums = async (url: string): Promise<Took> => {
  const deps = await createDeps(readConfig({ MODE: 'development', LOG_LEVEL: 'silent', DATABASE_URL: url }))
  const took: Record<string, number> = {}
  const timed = async (what: string, work: () => Promise<unknown>) => {
    const began = performance.now()
    await work()
    took[what] = (performance.now() - began) / 1_000
  }
  try {
    const merchant = deps.merchants.byCode('demo')
    if (!merchant) throw new Error('The demo merchant is missing.')
    const [ledger, reports, returns] = [sumLedger(deps), sumReports(deps), sumReturns(deps)]
    const night = nightlySums({ ...deps, merchants: { ...deps.merchants, all: () => [merchant] } })
    await timed('the books of the house, from nothing', () => deps.stores.reconcile.sumHouse('demo'))
    await timed('the sums of the ledger, from nothing', async () => {
      await ledger('demo')
      await ledger('demo')
    })
    await timed('the sums of reports, from nothing', () => reports(merchant))
    await timed('the returns of games, from nothing', () => returns('demo'))
    await timed('players of agents', () => deps.stores.dayReports.countAgents('demo', deps.clock()))
    let runs = 0
    const at = deps.clock()
    /** A run ends after 45 s, and the next one goes on. */
    const wholeNight = async () => {
      for (;;) {
        runs += 1
        try {
          return await night(at)
        } catch (error) {
          if (!(error instanceof TryLater)) throw error
        }
      }
    }
    await timed('reports.night', wholeNight)
    took['reports.night, runs of the job'] = runs
    await timed('reports.sums of five minutes', () => reports(merchant))
    await timed('ledger.report-sums of five minutes', () => ledger('demo'))
    await timed('games.returns of a minute', () => returns('demo'))
    await timed('ledger.house-sums of five minutes', () => deps.stores.reconcile.sumHouse('demo'))
    return took
  } finally {
    await deps.close()
  }
}
