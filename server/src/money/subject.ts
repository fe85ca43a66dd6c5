import { and, eq, exists } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import { declareSubject } from '#kernel/subject.ts'
import { balance } from './balance.ts'
import { checkLedger, ledgerWorks } from './check-ledger.ts'
import { depositSettings, depositStats } from './deposits.ts'
import { jobKinds } from './job-kinds.ts'
import { registerLedgerMetrics } from './ledger-metrics.ts'
import { type LedgerStore, ledgerStore } from './ledger/ledger-store.ts'
import { type ReconcileStore, reconcileStore } from './ledger/reconcile-store.ts'
import { type StatementStore, statementStore } from './ledger/statement-store.ts'
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

export const money = declareSubject({
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
  stores: db => ({ ledger: ledgerStore(db), statement: statementStore(db), reconcile: reconcileStore(db), report: reportStore(db) }),
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
