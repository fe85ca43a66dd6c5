import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import type { Deps } from '#deps.ts'
import type { Merchant } from '#merchants/merchant.ts'
import { forTerminal } from '#services/for-terminal.ts'

export const MONEY_USAGE = `Usage:
  npm run foyer -- money <merchant> contradictions
  npm run foyer -- money <merchant> resolve <payment> --reason "…" [--by <name>]`

/** Characters of a reason. */
const REASON = 400

type MoneyDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock'>

/** What a command was given: the payment or member, and why and by whom. */
const given = (args: readonly string[]) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { reason: { type: 'string' }, by: { type: 'string' } },
    allowPositionals: true,
  })
  const reason = values.reason?.trim() ?? ''
  const by = values.by?.trim() ?? userInfo().username
  if (reason === '' || by === '') throw new Error(MONEY_USAGE)
  if (reason.length + by.length > REASON) throw new Error(`Reason and name have at most ${REASON} characters.`)
  return { positionals, reason, by }
}

/** `npm run foyer -- money`: staff look after payments that went wrong. Each answers the lines to print, or throws an error for the operator. */
export const moneyCommand = ({ stores, inUnit }: MoneyDeps) => {
  const contradictions = async ({ code }: Merchant): Promise<readonly string[]> => {
    const found = await stores.payments.contradicted(code)
    if (found.length === 0) return [`${code} has no payment that its provider contradicts.`]
    return found.map(({ id, kind, state, contradiction, amount, currency, changedAt }) =>
      [changedAt.toISOString(), id, kind, `here ${state}`, `the provider says ${contradiction}`, String(amount), currency].join('  '),
    )
  }

  const resolve = async ({ code }: Merchant, args: readonly string[]): Promise<readonly string[]> => {
    const { positionals, reason, by } = given(args)
    const [id, ...rest] = positionals
    if (id === undefined || rest.length > 0) throw new Error(MONEY_USAGE)
    return await inUnit(async unit => {
      const payment = await unit.payments.lock(code, id)
      if (payment?.contradiction == null) throw new Error(`${code} has no payment ${forTerminal(id)} that its provider contradicts.`)
      await unit.payments.change(payment, { resolved: `${by}: ${reason}` })
      return [`The contradiction of ${id} is resolved. No money was moved.`]
    })
  }

  return async (merchant: Merchant, [what = '', ...args]: readonly string[]): Promise<readonly string[]> => {
    if (what === 'contradictions' && args.length === 0) return await contradictions(merchant)
    if (what === 'resolve') return await resolve(merchant, args)
    throw new Error(MONEY_USAGE)
  }
}
