import type { ConsolePart } from '#kernel/console-part.ts'
import type { Deps } from '#kernel/deps.ts'
import { accounts, findings, moneyOfDay, settle, trialBalance } from './ledger.ts'

export const ops = (deps: Deps) =>
  ({
    'ledger.accounts': accounts(deps),
    'ledger.findings': findings(deps),
    'ledger.settle': settle(deps),
    'ledger.trialBalance': trialBalance(deps),
    'money.day': moneyOfDay(deps),
  }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>
