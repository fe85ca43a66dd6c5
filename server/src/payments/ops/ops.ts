import type { ConsolePart } from '#kernel/console-part.ts'
import type { Deps } from '#kernel/deps.ts'
import { giveBackApproval, withdrawalApproval } from './approvals.ts'
import { chargeback, chargebackApproval } from './chargeback.ts'
import { askCompany, giveBack } from './company-check.ts'
import { adjust, adjustApproval, preview } from './corrections.ts'
import { approve, hold, refuse } from './decide.ts'
import { get } from './get-withdrawal.ts'
import { owing, payment } from './owing.ts'
import { queue } from './queue.ts'
import { contradictions, resolve, stuck } from './repair.ts'

export const ops = (deps: Deps) =>
  ({
    'payments.queue': queue(deps),
    'payments.get': get(deps),
    'payments.approve': approve(deps),
    'payments.refuse': refuse(deps),
    'payments.hold': hold(deps),
    'payments.stuck': stuck(deps),
    'payments.contradictions': contradictions(deps),
    'payments.resolve': resolve(deps),
    'payments.askCompany': askCompany(deps),
    'payments.giveBack': giveBack(deps),
    'ledger.preview': preview(deps),
    'ledger.adjust': adjust(deps),
    'ledger.chargeback': chargeback(deps),
    'ledger.owing': owing(deps),
    'ledger.payment': payment(deps),
  }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>

export const approvals = (deps: Deps) =>
  ({
    'payments.withdrawal': withdrawalApproval(deps),
    'payments.giveBack': giveBackApproval(deps),
    'ledger.adjust': adjustApproval(deps),
    'ledger.chargeback': chargebackApproval(deps),
  }) satisfies ReturnType<NonNullable<ConsolePart['approvals']>>
