import Type, { type Static, type TSchema } from 'typebox'
import { Check } from 'typebox/value'
import { CredentialsRefused, PermanentFailure, TryLater } from '#job-failures.ts'
import type { ProviderParts } from '#providers/declare-provider.ts'
import type { GameProvider, TrialOrder } from '#providers/game/game-provider.ts'
import type { ProviderMerchant } from '#providers/provider-merchant.ts'
import { retryAfterOf } from '#providers/retry-after.ts'
import { fromHub88 } from './money.ts'
import { signBody } from './signature.ts'
import { hub88Codec } from './wallet-codec.ts'

// The APIs that Hub88 offers to an operator: docs.hub88.io, Operator API Reference, Games API and Transactions API.

export interface Hub88Account {
  /** Without a slash at the end. */
  readonly url: string
  readonly operator: number
  /** Origins of the pages on which games run. */
  readonly pages: readonly string[]
  /** PEM; ours is private, theirs public. */
  readonly ownKey: string
  readonly theirKey: string
}

/** ms; a player waits for a launch no longer than 10 s (spec 1 §9, Game launch). */
const TIMEOUT = 5_000
/** In place of a currency: a game for trial. */
const TRIAL_CURRENCY = 'XXX'

const GameUrl = Type.Object({ url: Type.String({ maxLength: 4_000 }) })
const GameList = Type.Array(Type.Object({ game_code: Type.String(), name: Type.String(), enabled: Type.Optional(Type.Boolean()) }))
const Transactions = Type.Array(
  Type.Object({
    transaction_uuid: Type.String(),
    reference_transaction_uuid: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    kind: Type.String(),
    status: Type.String(),
    round: Type.String(),
    user: Type.String(),
    amount: Type.Integer(),
    currency: Type.String(),
    inserted_at: Type.String(),
  }),
)

const KINDS = { BET: 'bet', WIN: 'win', ROLLBACK: 'rollback' } as const
const isKind = (kind: string): kind is keyof typeof KINDS => Object.hasOwn(KINDS, kind)

/** Hub88, an aggregator of vendors. */
export const httpHub88 = (
  { fetch }: Pick<ProviderParts, 'fetch'>,
  accountOf: (merchant: ProviderMerchant) => Hub88Account | undefined,
): GameProvider => {
  const accountOr = (merchant: ProviderMerchant): Hub88Account => {
    const account = accountOf(merchant)
    if (!account) throw new PermanentFailure(`${merchant.code} has no account at Hub88`)
    return account
  }

  const ask = async <Schema extends TSchema>(merchant: ProviderMerchant, path: string, content: object, schema: Schema): Promise<Static<Schema>> => {
    const { url, operator, ownKey } = accountOr(merchant)
    const body = JSON.stringify({ operator_id: operator, ...content })
    const reply = await fetch(`${url}/operator/generic/v2/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-hub88-signature': signBody(ownKey, body) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const reason = `Hub88 answered ${reply.status} for ${merchant.code}`
    if (!reply.ok) {
      await reply.body?.cancel()
      if (reply.status === 401 || reply.status === 403) throw new CredentialsRefused(reason)
      throw reply.status === 429 || reply.status >= 500 ? new TryLater(reason, { after: retryAfterOf(reply) }) : new PermanentFailure(reason)
    }
    const value: unknown = await reply.json()
    if (!Check(schema, value)) throw new Error(`Hub88 gave ${merchant.code} an answer that cannot be read`)
    return value
  }

  const open = async (merchant: ProviderMerchant, { game, language, device, lobbyUrl, ip, country }: TrialOrder, more: object) => {
    const { url } = await ask(
      merchant,
      'game/url',
      {
        game_code: game,
        platform: device === 'mobile' ? 'GPL_MOBILE' : 'GPL_DESKTOP',
        lang: language.split('-')[0],
        lobby_url: lobbyUrl,
        ip,
        ...(country !== undefined && { country }),
        ...more,
      },
      GameUrl,
    )
    if (!accountOr(merchant).pages.includes(URL.parse(url)?.origin ?? ''))
      throw new PermanentFailure(`Hub88 named a page for ${merchant.code} at an address that its settings do not name`)
    return { url }
  }

  return {
    isReady: merchant => accountOf(merchant) !== undefined,
    token: 'session',

    async games(merchant) {
      const list = await ask(merchant, 'game/list', {}, GameList)
      return list.map(({ game_code: game, name, enabled: isOpen = true }) => ({ game, name, trial: true, rtp: undefined, open: isOpen }))
    },

    launch: (order, merchant) =>
      open(merchant, order, { user: order.player, token: order.token, currency: order.currency, deposit_url: order.depositUrl }),
    trial: (order, merchant) => open(merchant, order, { currency: TRIAL_CURRENCY }),

    // It tells nothing of a round but the address of a page, and asks for a transaction of it.
    round: () => Promise.resolve(undefined),

    async transactions({ since, until }, merchant) {
      const list = await ask(
        merchant,
        'transactions/list',
        { start_time: since.toISOString().slice(0, 19), end_time: until.toISOString().slice(0, 19) },
        Transactions,
      )
      return {
        transactions: list.flatMap(
          ({ transaction_uuid: transaction, reference_transaction_uuid: bet, kind, status, round, user, amount, currency, inserted_at: at }) =>
            status === 'TS_SUCCESS' && isKind(kind)
              ? [
                  {
                    transaction,
                    kind: KINDS[kind],
                    bet: bet ?? undefined,
                    round,
                    player: user,
                    amount: fromHub88(amount, currency),
                    currency,
                    at: new Date(at),
                  },
                ]
              : [],
        ),
        next: undefined,
      }
    },

    wire: hub88Codec(merchant => accountOf(merchant)?.theirKey),
  }
}
