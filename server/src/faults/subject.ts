import { HOURLY, sweep } from '#kernel/jobs/sweep.ts'
import { declareSubject } from '#kernel/subject.ts'
import { FAULT_DAYS, faultDay } from './fault-day.ts'
import { registerFaultMetrics } from './fault-metrics.ts'
import { type FaultStore, faultStore } from './fault-store.ts'
import { FAULTS_USAGE, faultsCommand } from './faults-command.ts'
import { personalData } from './personal-data.ts'
import { reportFault } from './report-fault.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly pageFaults: FaultStore
  }
}

/** Faults of players' browsers (docs/engines.md, Faults come home). */
export const faults = declareSubject({
  personalData,
  stores: db => ({ pageFaults: faultStore(db) }),
  commands: { faults: { usage: FAULTS_USAGE, run: faultsCommand } },
  metrics: registerFaultMetrics,
  recurring: ({ stores, merchants, clock }) => [
    sweep('page-faults', HOURLY, async () => {
      for (const { code } of merchants.all()) await stores.pageFaults.sweep(code, faultDay(clock(), FAULT_DAYS))
    }),
  ],
  answers: deps => ({ 'faults.report': reportFault(deps) }),
})
