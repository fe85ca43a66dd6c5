import { unitsOf } from '@foyer/contract/money/amount'
import { PaymentsContent as Schema } from '@foyer/contract/payments/payments-content'
import { declareContent } from '#kernel/merchants/content/declare-content.ts'
import { decimalsOf } from '#kernel/merchants/decimals.ts'
import type { Report } from '#kernel/merchants/json/explain.ts'
import type { MerchantPayments } from '#payments/rules/merchant-payments.ts'
import { checkLimits, fits, limitsOf, approvalOf } from '#payments/rules/payment-limits.ts'

/** The waiting times and numbers of a merchant that names none. */
const MINUTES = 60
const WAIT_HOURS = 72
const ACCOUNTS = 3

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
          presets: presets.map(preset => unitsOf(preset, decimals)),
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
