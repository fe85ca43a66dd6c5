import type { Certificate } from '@foyer/draw-check/certificate'
import type { VoidStatement } from '@foyer/draw-check/void-statement'
import type { Deps } from '#kernel/deps.ts'
import { pageOfRows } from '#kernel/page-of-rows.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { poolSoFar } from './pool-so-far.ts'
import { partsOf } from './published/published-choices.ts'
import { PUBLISHED_PATH } from './published/published-routes.ts'
import { shownDraw } from './shown-draw.ts'
import { shownRules } from './shown-rules.ts'
import type { StoredDraw } from './stored-draw.ts'

export const draws =
  ({ stores }: Pick<Deps, 'stores'>): Service<'lottery.draws'> =>
  async ({ lottery, after }, { merchant }) => {
    if (lottery !== undefined && !merchant.content.lotteries?.lotteries.some(({ code }) => code === lottery)) throw new Refusal('lottery.unknown')
    const { rows, next } = await pageOfRows(
      after,
      (limit, place) => stores.draws.past(merchant.code, lottery, limit, place && { drawsAt: place.at, id: place.id }),
      ({ drawsAt, id }) => ({ at: drawsAt, id }),
    )
    return { draws: rows.map(draw => shownDraw(draw)), ...(next !== undefined && { next }) }
  }

/** What the statement of a void draw says; null of another draw. */
export const voidedOf = ({ voidStatement: statement }: StoredDraw) => {
  if (statement === null) return null
  const { at, by, reason, seed } = (JSON.parse(statement) as { readonly body: VoidStatement }).body
  return { at, by, reason, seed, statement }
}

const choicesOf = (draw: StoredDraw) => {
  const parts = partsOf(draw)
  return parts === undefined ? null : { parts, path: `${PUBLISHED_PATH}/choices/${draw.id}/` }
}

const previousOf = (certificate: string) => {
  const { previous } = (JSON.parse(certificate) as { readonly body: Certificate }).body
  return previous ? { draw: previous.draw, path: `${PUBLISHED_PATH}/certificates/${previous.draw}.json` } : null
}

export const draw = (deps: Pick<Deps, 'stores' | 'clock'>): Service<'lottery.draw'> => {
  const { stores, clock } = deps
  const poolOf = poolSoFar(deps)

  return async ({ id }, { merchant }) => {
    const found = await stores.draws.byId(merchant.code, id)
    if (!found) throw new Refusal('lottery.draw.unknown')
    const { rules, commitment, root, ticketCount, staked } = found
    const result = found.result && (await stores.draws.resultOf(found))
    return {
      now: clock().toISOString(),
      currency: rules.currency,
      draw: shownDraw(found, await poolOf(found)),
      ...shownRules(rules),
      commitment,
      tickets: root === null || ticketCount === null || staked === null ? null : { count: ticketCount, root, staked },
      rootStatement: found.rootStatement,
      choices: choicesOf(found),
      previous: result ? previousOf(result.certificate) : null,
      prizes: result ? [...result.prizes] : null,
      voided: voidedOf(found),
      certificate: result?.certificate ?? null,
    }
  }
}
