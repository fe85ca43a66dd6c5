import { STATEMENT_PAGE } from '@foyer/contract/money/statement'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'

/** The pattern of the call lets through moments that no calendar has. */
const momentOf = (path: string, text: string | undefined): Date | undefined => {
  if (text === undefined) return undefined
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) throw new Refusal('request.invalid', { fields: [{ path, reason: 'must be a moment' }] })
  return moment
}

/** Who of the staff made a movement, and why, is not for the member. */
const shownDetail = ({ by: _by, reason: _reason, ...detail }: Readonly<Record<string, string | number>>) => detail

export const statement =
  ({ stores }: Pick<Deps, 'stores'>): Service<'wallet.statement'> =>
  async ({ account = 'main', kinds, from, until, before, limit = STATEMENT_PAGE }, { merchant, session: { member } }) => {
    const period = { from: momentOf('from', from), until: momentOf('until', until) }
    // One more than is shown tells whether there are more.
    const lines = await stores.statement.lines(merchant.code, member.id, { account, kinds, ...period, before, limit: limit + 1 })
    return {
      lines: lines.slice(0, limit).map(({ gameOfBet, ...line }) => ({
        ...line,
        at: line.at.toISOString(),
        // A vendor's win says no more than its round: it is of the game of its bet.
        detail: { ...(gameOfBet !== null && { game: gameOfBet }), ...shownDetail(line.detail) },
      })),
      more: lines.length > limit,
    }
  }
