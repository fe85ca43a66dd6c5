import Type, { type Static, type TSchema } from 'typebox'
import type { GameProvider, TrialOrder } from '#games/providers/game-provider.ts'
import { companyClient } from '#kernel/providers/company/company-client.ts'
import type { ProviderParts } from '#kernel/providers/declare-provider.ts'
import type { ProviderMerchant } from '#kernel/providers/provider-merchant.ts'
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

/** A transaction as the house compares it with its books; none where it did not take place or is of another kind. */
const transactionOf = (listed: Static<typeof Transactions>[number], { settings }: ProviderMerchant) => {
  const { transaction_uuid: transaction, reference_transaction_uuid: bet, kind, status, round, user: player, amount, currency } = listed
  if (status !== 'TS_SUCCESS' || !isKind(kind)) return []
  const at = new Date(listed.inserted_at)
  return [{ transaction, kind: KINDS[kind], bet: bet ?? undefined, round, player, amount: fromHub88(amount, settings.decimals), currency, at }]
}

/** Hub88, an aggregator of vendors. */
export const httpHub88 = (
  { fetch }: Pick<ProviderParts, 'fetch'>,
  accountOf: (merchant: ProviderMerchant) => Hub88Account | undefined,
): GameProvider => {
  const {
    accountOr,
    call: query,
    readable,
    ownPage,
  } = companyClient<Hub88Account>(
    { fetch },
    {
      name: 'Hub88',
      timeoutMs: TIMEOUT,
      unknownAccount: [401, 403],
      accountOf,
      sign: ({ body }, { ownKey }) => ({ 'x-hub88-signature': signBody(ownKey, body) }),
    },
  )

  const call = async <Schema extends TSchema>(merchant: ProviderMerchant, path: string, content: object, schema: Schema): Promise<Static<Schema>> => {
    const request = { operator_id: accountOr(merchant).operator, ...content }
    return readable(merchant, schema, await query(merchant, 'POST', `/operator/generic/v2/${path}`, request))
  }

  const open = async (merchant: ProviderMerchant, { game, language, device, lobbyUrl, ip, country }: TrialOrder, more: object) => {
    const { url } = await call(
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
    return { url: ownPage(merchant, url) }
  }

  return {
    isReady: merchant => accountOf(merchant) !== undefined,
    token: 'session',

    async games(merchant) {
      const list = await call(merchant, 'game/list', {}, GameList)
      return list.map(({ game_code: game, name, enabled: isOpen = true }) => ({ game, name, trial: true, rtp: undefined, open: isOpen }))
    },

    launch: (order, merchant) =>
      open(merchant, order, { user: order.player, token: order.token, currency: order.currency, deposit_url: order.depositUrl }),
    trial: (order, merchant) => open(merchant, order, { currency: TRIAL_CURRENCY }),

    // It tells nothing of a round but the address of a page, and asks for a transaction of it.
    round: () => Promise.resolve(undefined),

    async transactions({ since, until }, merchant) {
      const list = await call(
        merchant,
        'transactions/list',
        { start_time: since.toISOString().slice(0, 19), end_time: until.toISOString().slice(0, 19) },
        Transactions,
      )
      return {
        transactions: list.flatMap(listed => transactionOf(listed, merchant)),
        next: undefined,
      }
    },

    wire: hub88Codec(merchant => accountOf(merchant)?.theirKey),
  }
}
