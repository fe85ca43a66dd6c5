import { STATEMENT_PAGE } from '@foyer/contract/money/statement'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import type { StatementLine, StatementStore } from './ledger/statement-store.ts'

/** The pattern of the call lets through moments that no calendar has. */
const momentOf = (path: string, text: string | undefined): Date | undefined => {
  if (text === undefined) return undefined
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) throw new Refusal('request.invalid', { fields: [{ path, reason: 'must be a moment' }] })
  return moment
}

const checkZone = (zone: string): void => {
  try {
    Intl.DateTimeFormat('en', { timeZone: zone })
  } catch {
    throw new Refusal('request.invalid', { fields: [{ path: 'zone', reason: 'must be a time zone' }] })
  }
}

/** The sums of the whole days to which the lines of a page belong. */
const daysOf = async (
  { statement }: Pick<Stores, 'statement'>,
  owner: Owner,
  lines: readonly StatementLine[],
  of: Parameters<StatementStore['days']>[2],
) => {
  const [newest, oldest] = [lines[0], lines.at(-1)]
  return newest && oldest ? await statement.days(owner, [oldest.version, newest.version], of) : []
}

/** Who of the staff made a movement, and why, is not for the member. */
const shownDetail = ({ by: _by, reason: _reason, ...detail }: Readonly<Record<string, string | number>>) => detail

export const statement =
  ({ stores }: Pick<Deps, 'stores'>): Service<'wallet.statement'> =>
  async ({ account = 'main', kinds, game, zone, from, until, before, limit = STATEMENT_PAGE }, { merchant, session: { member } }) => {
    if (zone !== undefined) checkZone(zone)
    const period = { from: momentOf('from', from), until: momentOf('until', until) }
    // One more than is shown tells whether there are more.
    const lines = await stores.statement.lines(merchant.code, member.id, { account, kinds, game, ...period, before, limit: limit + 1 })
    const shown = lines.slice(0, limit)
    const days =
      zone === undefined || account !== 'main'
        ? undefined
        : await daysOf(stores, { merchant: merchant.code, memberId: member.id }, shown, { game, zone })
    const more = lines.length > limit
    const isLast = !more && account === 'main' && kinds !== 'payments'
    const archived = isLast ? await stores.archive.until({ merchant: merchant.code, memberId: member.id }) : undefined
    const archivedUntil = archived && !(period.from && period.from >= archived) ? archived : undefined
    return {
      lines: shown.map(({ gameOfBet, ...line }) => ({
        ...line,
        at: line.at.toISOString(),
        // A vendor's win says no more than its round: it is of the game of its bet.
        detail: { ...(gameOfBet !== null && { game: gameOfBet }), ...shownDetail(line.detail) },
      })),
      more,
      ...(archivedUntil && { archivedUntil: archivedUntil.toISOString() }),
      ...(days && { days: [...days] }),
    }
  }
