import type { Fee } from '@foyer/contract/payments/fee'
import { type PaymentsContent, PaymentsContent as Schema } from '@foyer/contract/payments/payments-content'
import { declareContent } from '#kernel/merchants/content/declare-content.ts'
import { decimalsOf } from '#kernel/merchants/decimals.ts'
import type { Report } from '#kernel/merchants/json/explain.ts'
import type { Sound } from '#kernel/merchants/json/sound.ts'

type Channel = NonNullable<PaymentsContent['deposit']>[number]
type Bank = NonNullable<PaymentsContent['withdrawal']>['banks'][number]
type Approval = NonNullable<NonNullable<PaymentsContent['withdrawal']>['approval']>
type WordsByLanguage = Channel['name']
type Limits = Pick<Channel, 'least' | 'most' | 'fee'>

/** The waiting times and numbers of a merchant that names none. */
const MINUTES = 60
const WAIT_HOURS = 72
const ACCOUNTS = 3

/** Within which sums somebody can pay, all in the currency's smallest unit. */
export interface PaymentLimits {
  readonly least: number
  readonly most: number
  readonly fee: Fee
}

/** A way to pay in. */
export interface PaymentChannel extends PaymentLimits {
  readonly id: string
  /** What the provider calls it. */
  readonly code: string
  readonly name: WordsByLanguage
  readonly hint: WordsByLanguage | undefined
  readonly promotion: WordsByLanguage | undefined
  readonly picture: string | undefined
  readonly presets: readonly number[]
  readonly minutes: number
  readonly closed: boolean
}

/** Which withdrawals wait for a person (docs/payments.md, Approval); sums in the currency's smallest unit. */
export interface ApprovalRules {
  /** With the member's other ones of the last 24 hours, from this sum on. */
  readonly from: number
  /** From this sum on they need two people. */
  readonly second: number
  /** Until one was paid out for the first time. */
  readonly first: boolean
  /** To a bank account to which nothing was paid out yet. */
  readonly newAccount: boolean
}

/** How members are paid out. */
export interface PayoutRules extends PaymentLimits {
  readonly approval: ApprovalRules
  readonly closed: boolean
  readonly waitHours: number
  readonly accounts: number
  readonly banks: readonly Bank[]
}

export interface MerchantPayments {
  readonly deposit: readonly PaymentChannel[]
  readonly withdrawal: PayoutRules | undefined
  /** What of a win in a void round is not in the balance any more: it is owed, or the house’s loss. */
  readonly spentWins: 'owed' | 'house'
}

/** Whether the number has at most so many decimals. */
const fits = (value: number, decimals: number): boolean => Number(value.toFixed(decimals)) === value

const checkLimits = ({ least, most, fee: { percent, fixed } = {} }: Sound<Limits>, decimals: number, reportAt: Report): void => {
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

const units = (value: number, decimals: number): number => Math.round(value * 10 ** decimals)

const limitsOf = ({ least, most, fee: { percent = 0, fixed = 0 } = {} }: Limits, decimals: number): PaymentLimits => ({
  least: units(least, decimals),
  most: units(most, decimals),
  fee: { percent, fixed: units(fixed, decimals) },
})

const approvalOf = ({ from, second, first = false, newAccount = false }: Approval = {}, decimals: number): ApprovalRules => ({
  from: from === undefined ? Infinity : units(from, decimals),
  second: second === undefined ? Infinity : units(second, decimals),
  first,
  newAccount,
})

/** Ways to pay in and to be paid out (docs/payments.md). */
export const payments = declareContent({
  file: 'content/payments.json',
  schema: Schema,
  optional: true,
  check({ deposit = [], withdrawal }, { file }, report) {
    const first = file.languages?.[0]
    const decimals = decimalsOf(file)
    const seen = new Set<string>()
    for (const [at, channel] of deposit.entries()) {
      if (!channel) continue
      const { id, name = {}, least = 0, most = Infinity, presets = [] } = channel
      const reportAt: Report = (path, reason) => report(`/deposit/${at}${path}`, reason)
      if (id !== undefined && seen.has(id)) reportAt('/id', 'is the id of another channel too')
      if (id !== undefined) seen.add(id)
      if (first && !name[first]) reportAt(`/name/${first}`, 'is missing')
      checkLimits(channel, decimals, reportAt)
      for (const [nth, preset] of presets.entries())
        if (preset !== undefined && (preset < least || preset > most || !fits(preset, decimals)))
          reportAt(`/presets/${nth}`, 'is no amount that the channel takes')
    }
    if (withdrawal) checkLimits(withdrawal, decimals, (path, reason) => report(`/withdrawal${path}`, reason))
    const { from, second } = withdrawal?.approval ?? {}
    for (const [path, value] of Object.entries({ from, second }))
      if (value !== undefined && !fits(value, decimals))
        report(`/withdrawal/approval/${path}`, `has more than the ${decimals} decimals of the currency`)
    if (from !== undefined && second !== undefined && second < from)
      report('/withdrawal/approval/second', 'is below the sum from which one person approves')
    const codes = new Set<string>()
    for (const [at, bank] of (withdrawal?.banks ?? []).entries()) {
      if (!bank) continue
      const { code, name = {}, digits } = bank
      const reportAt: Report = (path, reason) => report(`/withdrawal/banks/${at}${path}`, reason)
      if (code !== undefined && codes.has(code)) reportAt('/code', 'is the code of another bank too')
      if (code !== undefined) codes.add(code)
      if (first && !name[first]) reportAt(`/name/${first}`, 'is missing')
      if (digits?.least !== undefined && digits.most !== undefined && digits.least > digits.most)
        reportAt('/digits/most', 'is below the smallest number')
    }
  },
  keep({ deposit = [], withdrawal, spentWins = 'owed' }, file): MerchantPayments {
    const decimals = decimalsOf(file)
    return {
      deposit: deposit.map(channel => {
        const { id, code = id, name, hint, promotion, picture, presets = [], minutes = MINUTES, closed = false } = channel
        return {
          ...limitsOf(channel, decimals),
          id,
          code,
          name,
          hint,
          promotion,
          picture,
          presets: presets.map(preset => units(preset, decimals)),
          minutes,
          closed,
        }
      }),
      withdrawal: withdrawal && {
        ...limitsOf(withdrawal, decimals),
        approval: approvalOf(withdrawal.approval, decimals),
        closed: withdrawal.closed ?? false,
        waitHours: withdrawal.waitHours ?? WAIT_HOURS,
        accounts: withdrawal.accounts ?? ACCOUNTS,
        banks: withdrawal.banks,
      },
      spentWins,
    }
  },
})
