import { DAY_MS } from '@foyer/contract/time-units'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { SignalStores } from './find-signals.ts'
import type { Signal } from './signal-rules.ts'
import { winsSignal } from './wins-signal.ts'

/** The Monday of a day's week in UTC, `weeks` before. */
export const weekOf = (at: Date, weeks = 0): string => {
  const day = (at.getUTCDay() + 6) % 7
  return new Date(at.getTime() - (day + 7 * weeks) * DAY_MS).toISOString().slice(0, 10)
}

/** Who has won far more in this week and the one before than the games state. A game that states nothing is not counted. */
export const playSignals = async (
  { riskSignals }: SignalStores,
  merchant: Merchant,
  memberIds: readonly string[],
  now: Date,
): Promise<readonly Signal[]> => {
  const stated = new Map((merchant.content.games ?? []).map(({ code, rtp }) => [code, rtp]))
  const rows = await riskSignals.playSince(merchant.code, memberIds, weekOf(now, 1))
  return [...Map.groupBy(rows, ({ memberId }) => memberId)].flatMap(([memberId, own]) => {
    const games = own.flatMap(row => {
      const returned = stated.get(row.game)
      return returned === undefined ? [] : [{ ...row, stated: returned }]
    })
    const signal = winsSignal(memberId, weekOf(now), games)
    return signal ? [signal] : []
  })
}
