import type { LiveWin } from '@foyer/contract/games/live'
import type { LanguageCode } from '@foyer/contract/languages'
import { unitsOf } from '@foyer/contract/money/amount'
import { MINUTE_MS, WEEK_MS } from '@foyer/contract/time-units'
import { maskedName } from '#account/member/masked.ts'
import { nameOf } from '#games/name-of.ts'
import type { Deps } from '#kernel/deps.ts'
import { keptFor } from '#kernel/kept.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { Service } from '#kernel/service.ts'
import { jackpots } from '#lottery/jackpots.ts'
import type { FoundPlaying, FoundWin } from './live-store.ts'

/** What happens is read this seldom for a merchant, ms, however many visitors there are. */
const KEPT_MS = 10_000
/** What was won longer ago is not shown, ms. */
const RECENT_MS = WEEK_MS
/** Whoever began a round since then plays, ms. */
const PLAYING_MS = 5 * MINUTE_MS
const SHOWN = 12

/** To the minute: enough to be new, too little to find a member by it. */
const minuteOf = (at: string): string => new Date(Math.floor(Date.parse(at) / MINUTE_MS) * MINUTE_MS).toISOString()

/** What was played, as a card shows it; undefined where it cannot be played any more. */
const playedIn = (merchant: Merchant, language: LanguageCode, bet: FoundWin['bet']): Omit<LiveWin, 'player' | 'amount' | 'at'> | undefined => {
  const { games = [], lotteries } = merchant.content
  const from = merchant.settings.imageCDNs[0] ?? ''
  const { game: code, provider } = bet
  if (provider === undefined) {
    const lottery = lotteries?.lotteries.find(one => one.code === code)
    return (
      lottery && {
        kind: 'lottery',
        code: lottery.code,
        vendor: lottery.vendor,
        name: lottery.name,
        image: lottery.image === undefined ? null : from + lottery.image,
      }
    )
  }
  const game = games.find(one => one.code === code && !one.closed)
  return game && { kind: 'game', code: game.code, vendor: game.shownVendor, name: nameOf(merchant, language, game), image: from + game.image }
}

const playing = (found: readonly FoundPlaying[]) => ({
  games: found.flatMap(({ game, players }) => (game === null ? [] : [{ code: game, players }])),
  vendors: found.flatMap(({ vendor, players }) => (vendor === null ? [] : [{ vendor, players }])),
})

/** What happens in the house, from the ledger and the pools; wins and players where the merchant shows them (`live` of its settings). */
export const live = ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>): Service<'games.live'> => {
  const jackpotsOf = jackpots({ stores, clock })
  // By the merchant as it was read: with new settings it is read anew.
  const found = keptFor(clock, KEPT_MS, async (merchant: Merchant, now) => {
    const { wins, playing: players } = merchant.file.live ?? {}
    const wanted = {
      wins: wins && { least: unitsOf(wins.least, merchant.settings.decimals), since: new Date(now.getTime() - RECENT_MS), limit: SHOWN },
      playing: players && {
        least: players.least,
        since: new Date(now.getTime() - PLAYING_MS),
        games: (merchant.content.games ?? []).filter(({ closed }) => !closed),
      },
    }
    const [seen, pools] = await Promise.all([
      wanted.wins || wanted.playing ? stores.live.now(merchant.code, wanted, now) : { wins: [], playing: [] },
      jackpotsOf(merchant, now),
    ])
    return { ...seen, pools }
  })

  return async (_request, { merchant, language }) => {
    const { wins, playing: players, pools } = await found(merchant)
    const from = merchant.settings.imageCDNs[0] ?? ''
    return {
      now: clock().toISOString(),
      wins: wins.flatMap(({ username, amount, bet, at }) => {
        const played = playedIn(merchant, language, bet)
        return played ? [{ player: maskedName(username), ...played, amount, at: minuteOf(at) }] : []
      }),
      playing: playing(players),
      jackpots: pools.map(({ lottery: { code, vendor, name, image }, sum, closesAt }) => ({
        code,
        vendor,
        name,
        image: image === undefined ? null : from + image,
        sum,
        closesAt: closesAt.toISOString(),
      })),
    }
  }
}
