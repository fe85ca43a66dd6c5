import type { SettingsAmong } from '#kernel/merchants/merchant-file.ts'
import { declareSubject } from '#kernel/subject.ts'
import { comparePaymentsWork, planPaymentComparisons } from './compare-payments-job.ts'
import { payments as paymentsContent } from './content.ts'
import { createDeposit } from './create-deposit.ts'
import { createWithdrawal } from './create-withdrawal.ts'
import { depositChannels } from './deposit-channels.ts'
import { deposit, deposits } from './deposits.ts'
import { jobKinds } from './job-kinds.ts'
import { followPaymentWork, refundDepositWork } from './jobs.ts'
import { paymentsCheck } from './ledger-statements.ts'
import { MONEY_USAGE } from './money-arguments.ts'
import { moneyCommand } from './money-command.ts'
import { registerPaymentCallback } from './payment-callback.ts'
import { registerPaymentMetrics } from './payment-metrics.ts'
import { ACCOUNT_SEAL } from './payout-accounts/account-number.ts'
import { type PayoutAccountStore, payoutAccountStore } from './payout-accounts/payout-account-store.ts'
import { addPayoutAccount, removePayoutAccount } from './payout-accounts/payout-accounts.ts'
import { personalData } from './personal-data.ts'
import { paymentsByChoice } from './providers/by-choice.ts'
import type { PaymentProvider, PaymentProviderOf } from './providers/payment-provider.ts'
import { paymentProviders } from './providers/providers.ts'
import { reconcileCommand } from './reconcile-command.ts'
import { payoutAccounts } from './schema.ts'
import { inboxPayments } from './stored/inbox-statements.ts'
import { type PaymentDeskStore, paymentDeskStore } from './stored/payment-desk-store.ts'
import { type PaymentStore, paymentStore } from './stored/payment-store.ts'
import { paymentQueues } from './stored/queue-statements.ts'
import { withdrawal, withdrawalSetting, withdrawals } from './withdrawals.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly payments: PaymentStore
    readonly paymentDesk: PaymentDeskStore
    readonly payoutAccounts: PayoutAccountStore
  }
  interface Deps {
    readonly paymentsOf: PaymentProviderOf
  }
}

declare module '#kernel/merchants/merchant.ts' {
  interface ContentKinds {
    payments: typeof paymentsContent
  }
}

declare module '#kernel/merchants/merchant-file.ts' {
  interface ProviderSettings {
    payment?: SettingsAmong<typeof paymentProviders>
  }
}

declare module '#kernel/providers/declare-provider.ts' {
  interface ProviderKinds {
    readonly payment: PaymentProvider
  }
}

declare module '#money/ledger/ledger-checks.ts' {
  interface FurtherLedgerChecks {
    readonly payments: CheckLedger
  }
}

export const payments = declareSubject({
  personalData,
  queues: paymentQueues,
  ledgerChecks: { payments: paymentsCheck },
  content: { payments: paymentsContent },
  inbox: { payment: inboxPayments },
  providers: [
    {
      kind: 'payment',
      list: paymentProviders,
      choice: { description: 'the payment provider; without it nobody can pay in or be paid out (docs/payments.md)' },
    },
  ],
  sealed: [{ what: 'bank accounts', table: payoutAccounts, column: 'sealedNumber', purpose: ACCOUNT_SEAL }],
  stores: db => ({ payments: paymentStore(db), paymentDesk: paymentDeskStore(db), payoutAccounts: payoutAccountStore(db) }),
  parts: given => ({ paymentsOf: paymentsByChoice(given) }),
  jobKinds,
  works: deps => ({
    comparePayments: comparePaymentsWork(deps),
    followPayment: followPaymentWork(deps),
    refundDeposit: refundDepositWork(deps),
  }),
  recurring: deps => [planPaymentComparisons(deps)],
  commands: { money: { usage: MONEY_USAGE, run: moneyCommand }, reconcile: reconcileCommand },
  metrics: registerPaymentMetrics,
  routes: registerPaymentCallback,
  console: () => import('./ops/ops.ts'),
  answers: deps => ({
    'payments.depositChannels': depositChannels(deps),
    'payments.createDeposit': createDeposit(deps),
    'payments.deposit': deposit(deps),
    'payments.deposits': deposits(deps),
    'payments.withdrawalSetting': withdrawalSetting(deps),
    'payments.addPayoutAccount': addPayoutAccount(deps),
    'payments.removePayoutAccount': removePayoutAccount(deps),
    'payments.createWithdrawal': createWithdrawal(deps),
    'payments.withdrawal': withdrawal(deps),
    'payments.withdrawals': withdrawals(deps),
  }),
})
