import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { amountText } from '@foyer/contract/money/amount'
import type { Merchant } from '#kernel/merchants/merchant.ts'

export const MONEY_USAGE = `Usage:
  npm run foyer -- money <merchant> contradictions
  npm run foyer -- money <merchant> stranded
  npm run foyer -- money <merchant> pay-out <member> --reason "…" [--by <name>]
  npm run foyer -- money <merchant> owing
  npm run foyer -- money <merchant> adjust <member> --amount=<12.50 or -12.50> --reason "…" [--by <name>]
  npm run foyer -- money <merchant> write-off <member> --reason "…" [--by <name>]
  npm run foyer -- money <merchant> resolve <payment> --reason "…" [--by <name>]`

/** Characters of a reason. */
const REASON = 400

export const wholeOf = (amount: number, { settings }: Merchant): string => `${amountText(amount, settings.decimals)} ${settings.currency}`

/** What a command was given: the id of the payment or member, and why and by whom. The id stands first: it may begin with a hyphen, and is no option. */
export const given = ([id = '', ...args]: readonly string[]) => {
  if (id === '') throw new Error(MONEY_USAGE)
  const { values } = parseArgs({ args, options: { reason: { type: 'string' }, by: { type: 'string' }, amount: { type: 'string' } } })
  const reason = values.reason?.trim() ?? ''
  const by = values.by?.trim() ?? userInfo().username
  if (reason === '' || by === '') throw new Error(MONEY_USAGE)
  if (reason.length + by.length > REASON) throw new Error(`Reason and name have at most ${REASON} characters.`)
  return { id, reason, by, amount: values.amount }
}
