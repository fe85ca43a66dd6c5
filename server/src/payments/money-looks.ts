import { forTerminal } from '#kernel/commands/for-terminal.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { wholeOf } from './money-arguments.ts'

export type MoneyDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'newId'>

/** What only looks: payments that a provider contradicts, money in closed accounts, and who owes something. */
export const moneyLooks = ({ stores }: Pick<MoneyDeps, 'stores'>) => {
  const contradictions = async ({ code }: Merchant): Promise<readonly string[]> => {
    const found = await stores.payments.contradicted(code)
    if (found.length === 0) return [`${code} has no payment that its provider contradicts.`]
    return found.map(({ id, kind, state, contradiction, amount, currency, changedAt }) =>
      [changedAt.toISOString(), id, kind, `here ${state}`, `the provider says ${contradiction}`, String(amount), currency].join('  '),
    )
  }

  const stranded = async (merchant: Merchant): Promise<readonly string[]> => {
    const found = await stores.memberPlay.stranded(merchant.code)
    if (found.length === 0) return [`${merchant.code} has no closed account with money.`]
    return found.map(({ id, username, closedAt, main, held }) =>
      [
        closedAt.toISOString(),
        id,
        forTerminal(username),
        wholeOf(main, merchant),
        ...(held > 0 ? [`and ${wholeOf(held, merchant)} that is being paid out`] : []),
      ].join('  '),
    )
  }

  const owing = async (merchant: Merchant): Promise<readonly string[]> => {
    const found = await stores.ledger.owing(merchant.code)
    return found.length === 0
      ? [`Nobody owes ${merchant.code} anything.`]
      : found.map(({ memberId, owed }) => `${memberId}  ${wholeOf(owed, merchant)}`)
  }

  return { contradictions, stranded, owing }
}
