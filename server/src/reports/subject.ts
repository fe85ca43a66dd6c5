import { declareSubject } from '#kernel/subject.ts'
import { type DayReportStore, dayReportStore } from './day-report-store.ts'
import { personalData } from './personal-data.ts'
import { reportWorks } from './report-works.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly dayReports: DayReportStore
  }
}

/** What the house sees of its money and its members by day: summaries that jobs keep. */
export const reports = declareSubject({
  personalData,
  console: () => import('./ops/ops.ts'),
  stores: db => ({ dayReports: dayReportStore(db) }),
  recurring: reportWorks,
})
