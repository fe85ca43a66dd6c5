import Type, { type Static } from 'typebox'
import { Check } from 'typebox/value'
import type { WalletAnswer, WalletCall } from '#games/providers/wallet-call.ts'
import type { WalletRequest, WalletWire } from '#games/providers/wallet-wire.ts'
import type { ProviderMerchant } from '#kernel/providers/provider-merchant.ts'
import { fromHub88, toHub88 } from './money.ts'
import { isSignedBody } from './signature.ts'
import { type Name, type BodyOf, Id, bodies } from './wallet-bodies.ts'
import { statuses } from './wallet-statuses.ts'

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
