import Type, { type Static } from 'typebox'
import { Check } from 'typebox/value'
import type { WalletAnswer, WalletCall, WalletFault, WalletRefusal, WalletRequest, WalletWire } from '#games/providers/wallet-wire.ts'
import type { ProviderMerchant } from '#kernel/providers/provider-merchant.ts'
import { fromHub88, toHub88 } from './money.ts'
import { isSignedBody } from './signature.ts'

// The Wallet API that Hub88 asks of an operator: docs.hub88.io, Operator API Reference, Wallet API.

const Id = Type.String({ pattern: '^[A-Za-z0-9_.:-]{1,64}$' })
const common = { user: Id, request_uuid: Id }
const movement = { ...common, transaction_uuid: Id, round: Id, round_closed: Type.Optional(Type.Boolean()) }
const money = { amount: Type.Integer({ minimum: 0 }), currency: Type.String({ pattern: '^[A-Z]{3}$' }) }

const bodies = {
  'user/info': Type.Object(common),
  'user/balance': Type.Object({ ...common, token: Id }),
  'transaction/bet': Type.Object({ ...movement, ...money, token: Id, game_code: Id }),
  'transaction/win': Type.Object({ ...movement, ...money, reference_transaction_uuid: Id }),
  'transaction/rollback': Type.Object({ ...movement, reference_transaction_uuid: Id }),
}
type Name = keyof typeof bodies
type BodyOf<Call extends Name> = Static<(typeof bodies)[Call]>

const calls: { readonly [Call in Name]: (body: BodyOf<Call>, decimals: number) => WalletCall | 'AMOUNT_INVALID' } = {
  'user/info': ({ user }) => ({ kind: 'player', player: user }),
  'user/balance': ({ token }) => ({ kind: 'balance', session: token }),
  'transaction/bet'(body, decimals) {
    const { token, transaction_uuid: transaction, round, game_code: game, currency, round_closed: closes = false } = body
    const amount = fromHub88(body.amount, decimals)
    return amount ? { kind: 'bet', session: token, transaction, round, game, amount, currency, closes } : 'AMOUNT_INVALID'
  },
  'transaction/win'(body, decimals) {
    const { user, transaction_uuid: transaction, reference_transaction_uuid: bet, round, currency, round_closed: closes = false } = body
    const amount = fromHub88(body.amount, decimals)
    return amount === undefined ? 'AMOUNT_INVALID' : { kind: 'win', transaction, bet, round, player: user, amount, currency, closes }
  },
  'transaction/rollback': ({ user, transaction_uuid: transaction, reference_transaction_uuid: bet, round }) => ({
    kind: 'rollback',
    transaction,
    bet,
    round,
    player: user,
  }),
}

const statuses: Readonly<Record<WalletRefusal | 'OK' | WalletFault, string>> = {
  OK: 'RS_OK',
  NOT_ENOUGH_MONEY: 'RS_ERROR_NOT_ENOUGH_MONEY',
  LIMIT_REACHED: 'RS_ERROR_LIMIT_REACHED',
  STAKE_TOO_HIGH: 'RS_ERROR_LIMIT_REACHED',
  PLAY_PAUSED: 'RS_ERROR_USER_DISABLED',
  SESSION_EXPIRED: 'RS_ERROR_TOKEN_EXPIRED',
  GAME_UNKNOWN: 'RS_ERROR_INVALID_GAME',
  GAME_CLOSED: 'RS_ERROR_INVALID_GAME',
  DUPLICATE_TRANSACTION: 'RS_ERROR_DUPLICATE_TRANSACTION',
  BET_ALREADY_CLOSED: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  BET_UNKNOWN: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  ROUND_CLOSED: 'RS_ERROR_UNKNOWN',
  CURRENCY_MISMATCH: 'RS_ERROR_WRONG_CURRENCY',
  AMOUNT_INVALID: 'RS_ERROR_WRONG_TYPES',
  signature: 'RS_ERROR_INVALID_SIGNATURE',
  stale: 'RS_ERROR_INVALID_SIGNATURE',
  unreadable: 'RS_ERROR_WRONG_SYNTAX',
  'unknown call': 'RS_ERROR_WRONG_SYNTAX',
}

const parsed = ({ body }: WalletRequest): unknown => {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

/** What every answer repeats of its request. */
const Echo = Type.Object({ user: Type.Optional(Id), request_uuid: Type.Optional(Id) })
const echo = (request: WalletRequest): Static<typeof Echo> => {
  const body = parsed(request)
  if (!Check(Echo, body)) return {}
  const { user, request_uuid } = body
  return { ...(user !== undefined && { user }), ...(request_uuid !== undefined && { request_uuid }) }
}

const moneyIn = ({ balance, currency, decimals }: WalletAnswer): object => ({
  currency,
  ...(balance !== undefined && { balance: toHub88(balance, decimals) }),
})

const callIn = (name: Name, value: unknown, decimals: number): WalletCall | 'AMOUNT_INVALID' | 'unreadable' => {
  if (!Check(bodies[name], value)) return 'unreadable'
  // The body has the form that this call reads.
  const call = calls[name] as (body: unknown, decimals: number) => WalletCall | 'AMOUNT_INVALID'
  return call(value, decimals)
}

/** How Hub88 asks for money; `keyOf` gives its public key, or undefined where the merchant has no account. */
export const hub88Codec = (keyOf: (merchant: ProviderMerchant) => string | undefined): WalletWire => ({
  read(request, merchant) {
    const key = keyOf(merchant)
    const signature = request.headers['x-hub88-signature']
    if (key === undefined || typeof signature !== 'string' || !isSignedBody(key, signature, request.body)) return 'signature'
    if (!Object.hasOwn(bodies, request.call)) return 'unknown call'
    return callIn(request.call as Name, parsed(request), merchant.settings.decimals)
  },
  answer: (answer, request) => ({ status: 200, body: { ...echo(request), status: statuses[answer.status], ...moneyIn(answer) } }),
  // Nothing is repeated of what a stranger sent.
  refuse: (fault, request) => ({ status: 200, body: { ...(fault !== 'signature' && echo(request)), status: statuses[fault] } }),
})
