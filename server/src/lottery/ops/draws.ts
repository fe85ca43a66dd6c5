import type { Deps, Stores } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { currencyFacts } from '#kernel/ops/currency-facts.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { pageOfRows } from '#kernel/page-of-rows.ts'
import { voidedOf } from '#lottery/draws.ts'
import { lotteryName } from '#lottery/lottery-name.ts'
import { poolSoFar } from '#lottery/pool-so-far.ts'
import { shownDraw } from '#lottery/shown-draw.ts'
import { shownRules } from '#lottery/shown-rules.ts'
import type { StoredDraw } from '#lottery/stored-draw.ts'

/** Draws of a list, winners of a draw, and draws by which a return is measured. */
const LISTED = 50
const WINNERS = 50

export type DrawDeps = Pick<Deps, 'stores' | 'clock'>

/** A lottery’s name in the words of the merchant. */
export const titleOf = (merchant: Merchant, name: string): string => lotteryName(merchant, merchant.languages[0] ?? 'EN', name)

/** Throws `draw.unknown`. */
export const knownDraw = async ({ draws }: Pick<Stores, 'draws'>, merchant: string, id: string): Promise<StoredDraw> => {
  const found = await draws.byId(merchant, id)
  if (!found) throw new OpRefusal('draw.unknown')
  return found
}

export const calendar =
  ({ stores }: DrawDeps): OpService<'draws.calendar'> =>
  async ({ lottery, which, after }, { merchant }) => {
    const { rows, next } = await pageOfRows(
      after,
      (limit, place) =>
        which === 'ahead'
          ? stores.drawDesk.ahead(merchant.code, lottery, limit, place)
          : stores.draws.past(merchant.code, lottery, limit, place && { drawsAt: place.at, id: place.id }),
      ({ drawsAt, id }) => ({ at: drawsAt, id }),
      LISTED,
    )
    return {
      ...currencyFacts(merchant),
      lotteries: (merchant.content.lotteries?.lotteries ?? []).map(({ code, name }) => ({ code, name: titleOf(merchant, name) })),
      draws: rows.map(draw => ({ ...shownDraw(draw), title: titleOf(merchant, draw.name) })),
      ...(next !== undefined && { next }),
    }
  }

export const draw = (deps: DrawDeps): OpService<'draws.get'> => {
  const { stores } = deps
  const poolOf = poolSoFar(deps)
  return async ({ id }, { merchant }) => {
    const found = await knownDraw(stores, merchant.code, id)
    const [pool, sold, result, winners] = await Promise.all([
      poolOf(found),
      stores.drawDesk.sold(found),
      found.result && stores.draws.resultOf(found),
      stores.drawDesk.winners(found, WINNERS),
    ])
    const voided = voidedOf(found)
    return {
      ...currencyFacts(merchant),
      title: titleOf(merchant, found.name),
      draw: shownDraw(found, pool),
      ...shownRules(found.rules),
      commitment: found.commitment,
      beaconRound: found.beaconRound,
      ...sold,
      root: found.root,
      closedAt: found.closedAt?.toISOString() ?? null,
      settledAt: found.settledAt?.toISOString() ?? null,
      prizes: result ? [...result.prizes] : [],
      poolBook: result?.pool ? { carriedFrom: result.carriedFrom, ...result.pool } : null,
      winners: winners.map(({ memberId, username, ...ticket }) => ({ ...ticket, member: { id: memberId, username } })),
      certificate: result?.certificate ?? null,
      voided: voided && { at: voided.at, by: voided.by, reason: voided.reason, statement: voided.statement },
    }
  }
}
