import { and, eq, exists } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import { collected, joined } from '#kernel/collected.ts'
import { declareSubject } from '#kernel/subject.ts'
import { balance } from './balance.ts'
import { checkLedger, ledgerWorks } from './check-ledger.ts'
import { depositSettings, depositStats } from './deposits.ts'
import { jobKinds } from './job-kinds.ts'
import { registerLedgerMetrics } from './ledger-metrics.ts'
import { type FurtherLedgerChecks, type LedgerChecks, ownLedgerChecks } from './ledger/ledger-checks.ts'
import { type LedgerStore, ledgerStore } from './ledger/ledger-store.ts'
import { type ReconcileStore, reconcileStore } from './ledger/reconcile-store.ts'
import { type StatementStore, statementStore } from './ledger/statement-store.ts'
import type { MoneyListener } from './money-listeners.ts'
import { personalData } from './personal-data.ts'
import { type ReportStore, reportStore } from './report/report-store.ts'
import { accounts } from './schema.ts'
import { statement } from './statement.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly ledger: LedgerStore
    readonly statement: StatementStore
    readonly reconcile: ReconcileStore
    readonly report: ReportStore
  }
}

declare module '#kernel/subject.ts' {
  interface SubjectDeclaration {
    /** What must hold between its tables and the ledger, by the names of the checks. */
    readonly ledgerChecks?: Partial<FurtherLedgerChecks>
    /** Its jobs that are queued with events of the ledger. */
    readonly moneyListeners?: readonly MoneyListener[]
  }
}

/** Every check of the ledger, by its name. */
export const ledgerChecks = collected(
  // That none is missing, the types of `app/subjects.ts` check.
  subjects => joined('ledgerChecks', [ownLedgerChecks, ...subjects.map(subject => subject.ledgerChecks)]) as LedgerChecks,
)
const moneyListeners = collected(subjects => subjects.flatMap(subject => subject.moneyListeners ?? []))

export const money = declareSubject({
  personalData,
  console: () => import('./ops/ops.ts'),
  // Whoever has an account in the ledger must stay.
  guests: {
    keeps: db =>
      exists(
        db
          .select({ id: accounts.id })
          .from(accounts)
          .where(and(eq(accounts.merchant, members.merchant), eq(accounts.memberId, members.id))),
      ),
  },
  stores: (db, subjects) => ({
    ledger: ledgerStore(db, moneyListeners(subjects)),
    statement: statementStore(db),
    reconcile: reconcileStore(db, ledgerChecks(subjects)),
    report: reportStore(db),
  }),
  jobKinds,
  works: deps => ({ checkLedger: checkLedger(deps) }),
  recurring: ledgerWorks,
  metrics: registerLedgerMetrics,
  answers: deps => ({
    'wallet.balance': balance(deps),
    'wallet.statement': statement(deps),
    'wallet.depositSettings': depositSettings,
    'wallet.depositStats': depositStats,
  }),
})
