import { parseAmount } from '@foyer/contract/money/amount'
import type { GameProvider, LaunchOrder, TrialOrder } from '#games/providers/game-provider.ts'
import { companyClient } from '#kernel/providers/company/company-client.ts'
import { sign, timestampOf } from '#kernel/providers/company/signature.ts'
import type { ProviderParts } from '#kernel/providers/declare-provider.ts'
import type { ProviderMerchant } from '#kernel/providers/provider-merchant.ts'
import type { VendorKey } from './signature.ts'
import { walletCodec } from './wallet-codec.ts'
import { GamesAnswer, LaunchAnswer, RoundAnswer, TransactionsAnswer } from './wire.ts'

/** A merchant's account at a vendor. */
export interface VendorAccount {
  /** Address of the vendor, without a slash at the end. */
  readonly url: string
  readonly account: string
  /** Requests are signed with the first one; those of the vendor may be signed with any. */
  readonly keys: readonly [VendorKey, ...VendorKey[]]
  /** Origins of the pages on which games run. */
  readonly pages: readonly string[]
}

/** ms; a player waits for a launch no longer than 10 s (spec 1 §9, Game launch). */
const TIMEOUT = 5_000

const units = (merchant: ProviderMerchant, text: string): number => {
  const amount = parseAmount(text, merchant.settings.decimals)
  if (typeof amount !== 'number') throw new Error(`the vendor of games of ${merchant.code} named an amount that is none`)
  return amount
}

/** A vendor that speaks the wire of docs/game-vendors.md; `accountOf` throws or returns undefined where the merchant has no account. */
export const httpGames = (
  { clock, fetch }: Pick<ProviderParts, 'clock' | 'fetch'>,
  accountOf: (merchant: ProviderMerchant) => VendorAccount | undefined,
): GameProvider => {
  const { call, readable, ownPage } = companyClient<VendorAccount>(
    { fetch },
    {
      name: 'the vendor of games',
      timeoutMs: TIMEOUT,
      accountOf,
      sign({ method, address, body }, { account, keys: [{ id, key }] }) {
        const timestamp = timestampOf(clock())
        return {
          'x-vendor-account': account,
          'x-vendor-key': id,
          'x-vendor-timestamp': timestamp,
          'x-vendor-signature': sign(key, timestamp, `${method} ${address.pathname}${address.search}`, body),
        }
      },
    },
  )

  const open = async (merchant: ProviderMerchant, order: TrialOrder & Partial<Pick<LaunchOrder, 'walletUrl'>>, mode: 'real' | 'trial') => {
    const { walletUrl, ...rest } = order
    const text = await call(merchant, 'POST', '/v1/launch', {
      ...rest,
      mode,
      decimals: merchant.settings.decimals,
      ...(walletUrl !== undefined && { wallet: walletUrl }),
    })
    return { url: ownPage(merchant, readable(merchant, LaunchAnswer, text).url) }
  }

  return {
    isReady: merchant => accountOf(merchant) !== undefined,
    token: 'once',

    async games(merchant) {
      const { games } = readable(merchant, GamesAnswer, await call(merchant, 'GET', '/v1/games'))
      return games.map(({ game, name, trial, rtp, open: isOpen = true }) => ({ game, name, trial, rtp, open: isOpen }))
    },

    launch: (order, merchant) => open(merchant, order, 'real'),
    trial: (order, merchant) => open(merchant, order, 'trial'),

    async round(round, merchant) {
      const text = await call(merchant, 'GET', `/v1/rounds/${encodeURIComponent(round)}`)
      if (text === undefined) return undefined
      const { staked, won, beganAt, endedAt, replayUrl, ...rest } = readable(merchant, RoundAnswer, text)
      const { game, player, state, currency, ...detail } = rest
      if (rest.round !== round) throw new Error(`the vendor of games of ${merchant.code} answered with another round`)
      return {
        round,
        game,
        player,
        state,
        currency,
        staked: units(merchant, staked),
        won: units(merchant, won),
        beganAt: new Date(beganAt),
        endedAt: endedAt ? new Date(endedAt) : undefined,
        replayUrl: replayUrl ? ownPage(merchant, replayUrl) : undefined,
        detail,
      }
    },

    async transactions({ since, until, after }, merchant) {
      const query = new URLSearchParams({ since: since.toISOString(), until: until.toISOString(), ...(after !== undefined && { after }) })
      const page = readable(merchant, TransactionsAnswer, await call(merchant, 'GET', `/v1/transactions?${query.toString()}`))
      return {
        transactions: page.transactions.map(({ bet, amount, currency, at, ...rest }) => ({
          ...rest,
          bet,
          currency,
          amount: amount === undefined ? undefined : units(merchant, amount),
          at: new Date(at),
        })),
        next: page.next,
      }
    },

    wire: walletCodec({ clock, accountOf }),
  }
}
