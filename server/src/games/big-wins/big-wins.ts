import type { BigWin as ShownBigWin } from '@foyer/contract/games/big-wins'
import type { LanguageCode } from '@foyer/contract/languages'
import { maskedName } from '#account/member/masked.ts'
import { nameOf } from '#games/name-of.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { Service } from '#kernel/service.ts'
import { unitsOf } from '#lottery/rules/lottery-rules.ts'
import type { BigWin } from './big-win-store.ts'

/** The ledger is asked this seldom for a merchant, ms, however many visitors there are. */
const KEPT_MS = 60_000
/** What is older is not told any more, ms. */
const RECENT_MS = 7 * 24 * 60 * 60 * 1000
const SHOWN = 12

/** What was played, as its card is told; undefined where it cannot be played any more. */
const playedIn = (merchant: Merchant, language: LanguageCode, bet: BigWin['bet']): Omit<ShownBigWin, 'player' | 'amount'> | undefined => {
  const { games = [], lotteries } = merchant.content
  const { game: code, provider } = bet
  if (provider === undefined) {
    const lottery = lotteries?.lotteries.find(one => one.code === code)
    return lottery && { kind: 'lottery', code: lottery.code, vendor: lottery.vendor, name: lottery.name }
  }
  const game = games.find(one => one.code === code && !one.closed)
  return game && { kind: 'game', code: game.code, vendor: game.shownVendor, name: nameOf(merchant, language, game) }
}

/** What was won lately, from the ledger, where the merchant shows it (`bigWins` of its settings). */
export const bigWins = ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>): Service<'games.bigWins'> => {
  // By the merchant as it was read: with new settings it is asked anew.
  const kept = new WeakMap<Merchant, { readonly at: number; readonly wins: Promise<readonly BigWin[]> }>()

  const latest = (merchant: Merchant, least: number): Promise<readonly BigWin[]> => {
    const now = clock().getTime()
    const known = kept.get(merchant)
    if (known && now - known.at < KEPT_MS) return known.wins
    const wanted = { least: unitsOf(least, merchant.settings.decimals), since: new Date(now - RECENT_MS), limit: SHOWN }
    const wins = stores.bigWins.latest(merchant.code, wanted)
    kept.set(merchant, { at: now, wins })
    // What could not be read is asked for by the next visitor.
    wins.catch(() => kept.delete(merchant))
    return wins
  }

  return async (_request, { merchant, language }) => {
    const { bigWins: shown } = merchant.file
    const wins = shown ? await latest(merchant, shown.least) : []
    return {
      wins: wins.flatMap(({ username, amount, bet }) => {
        const played = playedIn(merchant, language, bet)
        return played ? [{ player: maskedName(username), ...played, amount }] : []
      }),
    }
  }
}
