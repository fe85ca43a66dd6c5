import { unitsOf } from '@foyer/contract/money/amount'
import type { PaymentsContent } from '@foyer/contract/payments/payments-content'
import type { Report } from '#kernel/merchants/json/explain.ts'
import type { Sound } from '#kernel/merchants/json/sound.ts'
import type { Channel, PaymentLimits, ApprovalRules } from './merchant-payments.ts'

type Approval = NonNullable<NonNullable<PaymentsContent['withdrawal']>['approval']>

type Limits = Pick<Channel, 'least' | 'most' | 'fee'>

/** Whether the number has at most so many decimals. */
export const fits = (value: number, decimals: number): boolean => Number(value.toFixed(decimals)) === value

export const checkLimits = ({ least, most, fee: { percent, fixed } = {} }: Sound<Limits>, decimals: number, reportAt: Report): void => {
  const tooFine = `has more than the ${decimals} decimals of the currency`
  for (const [path, value] of [
    ['/least', least],
    ['/most', most],
    ['/fee/fixed', fixed],
  ] as const)
    if (value !== undefined && !fits(value, decimals)) reportAt(path, tooFine)
  if (least === 0) reportAt('/least', 'must be above 0')
  if (least !== undefined && most !== undefined && least > most) reportAt('/most', 'is below the smallest amount')
  if (percent !== undefined && !fits(percent, 2)) reportAt('/fee/percent', 'has more than two decimals')
}

export const limitsOf = ({ least, most, fee: { percent = 0, fixed = 0 } = {} }: Limits, decimals: number): PaymentLimits => ({
  least: unitsOf(least, decimals),
  most: unitsOf(most, decimals),
  fee: { percent, fixed: unitsOf(fixed, decimals) },
})

export const approvalOf = ({ from, second, first = false, newAccount = false }: Approval = {}, decimals: number): ApprovalRules => ({
  from: from === undefined ? Infinity : unitsOf(from, decimals),
  second: second === undefined ? Infinity : unitsOf(second, decimals),
  first,
  newAccount,
})
