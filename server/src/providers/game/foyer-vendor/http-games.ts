import { parseAmount } from '@foyer/contract/payments/amount'
import { currencyDigits } from '@foyer/texts/format'
import type { Static, TSchema } from 'typebox'
import { CredentialsRefused, PermanentFailure, TryLater } from '#job-failures.ts'
import type { ProviderParts } from '#providers/declare-provider.ts'
import type { GameProvider, TrialOrder } from '#providers/game/game-provider.ts'
import type { ProviderMerchant } from '#providers/provider-merchant.ts'
import { retryAfterOf } from '#providers/retry-after.ts'
import { sign, type VendorKey } from './signature.ts'
import { walletCodec } from './wallet-codec.ts'
import { GamesAnswer, LaunchAnswer, read, RoundAnswer, TransactionsAnswer } from './wire.ts'

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
const isWorthATry = (status: number): boolean => status === 408 || status === 425 || status === 429 || status >= 500

/** A vendor that speaks the wire of docs/game-vendors.md; `accountOf` throws or returns undefined where the merchant has no account. */
export const httpGames = (
  { clock, fetch }: Pick<ProviderParts, 'clock' | 'fetch'>,
  accountOf: (merchant: ProviderMerchant) => VendorAccount | undefined,
): GameProvider => {
  const accountOr = (merchant: ProviderMerchant): VendorAccount => {
    const account = accountOf(merchant)
    if (!account) throw new PermanentFailure(`${merchant.code} has no vendor of games`)
    return account
  }

  /** The answer's text; undefined for 404. Words of the vendor stay out of errors, because they may repeat what was sent. */
  const ask = async (merchant: ProviderMerchant, method: 'GET' | 'POST', path: string, content?: object): Promise<string | undefined> => {
    const { url, account, keys } = accountOr(merchant)
    const body = content === undefined ? '' : JSON.stringify(content)
    const address = new URL(`${url}${path}`)
    const timestamp = String(Math.floor(clock().getTime() / 1000))
    const [key] = keys
    const reply = await fetch(address, {
      method,
      headers: {
        ...(content !== undefined && { 'content-type': 'application/json' }),
        'x-vendor-account': account,
        'x-vendor-key': key.id,
        'x-vendor-timestamp': timestamp,
        'x-vendor-signature': sign(key.key, timestamp, `${method} ${address.pathname}${address.search}`, body),
      },
      ...(content !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (reply.ok) return await reply.text()
    await reply.body?.cancel()
    if (reply.status === 404) return undefined
    const reason = `the vendor of games of ${merchant.code} answered ${reply.status}`
    if (reply.status === 401) throw new CredentialsRefused(reason)
    throw isWorthATry(reply.status) ? new TryLater(reason, { after: retryAfterOf(reply) }) : new PermanentFailure(reason)
  }

  const readable = <Schema extends TSchema>(merchant: ProviderMerchant, schema: Schema, text: string | undefined): Static<Schema> => {
    const answer = text === undefined ? undefined : read(schema, text)
    if (answer === undefined) throw new Error(`the vendor of games of ${merchant.code} gave an answer that cannot be read`)
    return answer
  }

  const units = (merchant: ProviderMerchant, text: string, currency: string): number => {
    const amount = parseAmount(text, currencyDigits(currency))
    if (typeof amount !== 'number') throw new Error(`the vendor of games of ${merchant.code} named an amount that is none`)
    return amount
  }

  const open = async (merchant: ProviderMerchant, order: TrialOrder & object, mode: 'real' | 'trial'): Promise<{ readonly url: string }> => {
    const { walletUrl, ...rest } = order as TrialOrder & { readonly walletUrl?: string }
    const text = await ask(merchant, 'POST', '/v1/launch', {
      ...rest,
      mode,
      decimals: currencyDigits(order.currency),
      ...(walletUrl !== undefined && { wallet: walletUrl }),
    })
    if (text === undefined) throw new PermanentFailure(`the vendor of games of ${merchant.code} does not know the game`)
    const { url } = readable(merchant, LaunchAnswer, text)
    // It is shown in a frame of ours: only pages that the operator has named.
    if (!accountOr(merchant).pages.includes(URL.parse(url)?.origin ?? ''))
      throw new PermanentFailure(`the vendor of games of ${merchant.code} named a page at an address that is not its own`)
    return { url }
  }

  return {
    isReady: merchant => accountOf(merchant) !== undefined,
    token: 'once',

    async games(merchant) {
      const { games } = readable(merchant, GamesAnswer, await ask(merchant, 'GET', '/v1/games'))
      return games.map(({ game, name, trial, rtp, open: isOpen = true }) => ({ game, name, trial, rtp, open: isOpen }))
    },

    launch: (order, merchant) => open(merchant, order, 'real'),
    trial: (order, merchant) => open(merchant, order, 'trial'),

    async round(round, merchant) {
      const text = await ask(merchant, 'GET', `/v1/rounds/${encodeURIComponent(round)}`)
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
        staked: units(merchant, staked, currency),
        won: units(merchant, won, currency),
        beganAt: new Date(beganAt),
        endedAt: endedAt ? new Date(endedAt) : undefined,
        replayUrl: replayUrl ?? undefined,
        detail,
      }
    },

    async transactions({ since, until, after }, merchant) {
      const query = new URLSearchParams({ since: since.toISOString(), until: until.toISOString(), ...(after !== undefined && { after }) })
      const page = readable(merchant, TransactionsAnswer, await ask(merchant, 'GET', `/v1/transactions?${query.toString()}`))
      return {
        transactions: page.transactions.map(({ bet, amount, currency, at, ...rest }) => ({
          ...rest,
          bet,
          currency,
          amount: amount === undefined ? undefined : units(merchant, amount, currency),
          at: new Date(at),
        })),
        next: page.next,
      }
    },

    wire: walletCodec({ clock, accountOf }),
  }
}
