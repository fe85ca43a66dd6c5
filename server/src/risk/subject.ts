import { declareSubject } from '#kernel/subject.ts'
import { personalData } from './personal-data.ts'
import { riskQueues } from './queue-statements.ts'
import { type RiskCaseStore, riskCaseStore } from './risk-case-store.ts'
import { type RiskJournalStore, riskJournalStore } from './risk-journal-store.ts'
import { type RiskSignalStore, riskSignalStore } from './risk-signal-store.ts'
import { riskWorks } from './risk-works.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly riskCases: RiskCaseStore
    readonly riskJournal: RiskJournalStore
    readonly riskSignals: RiskSignalStore
  }
}

/** What the house notices about members, and the cases that staff look into. Nothing of it decides anything by itself. */
export const risk = declareSubject({
  personalData,
  queues: riskQueues,
  console: () => import('./ops/ops.ts'),
  stores: db => ({ riskCases: riskCaseStore(db), riskJournal: riskJournalStore(db), riskSignals: riskSignalStore(db) }),
  recurring: riskWorks,
})
