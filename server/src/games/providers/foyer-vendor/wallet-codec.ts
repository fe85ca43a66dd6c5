import { amountText, parseAmount } from '@foyer/contract/money/amount'
import type { WalletAnswer, WalletCall } from '#games/providers/wallet-call.ts'
import type { WalletFault, WalletReply, WalletWire } from '#games/providers/wallet-wire.ts'
import { readJson } from '#kernel/providers/company/read-json.ts'
import type { ProviderMerchant } from '#kernel/providers/provider-merchant.ts'
import { signatureFault, signedAnswer, type VendorKey } from './signature.ts'
import { walletCalls } from './wire.ts'

type Account = { readonly account: string; readonly keys: readonly VendorKey[] }

const isCall = (name: string): name is keyof typeof walletCalls => Object.hasOwn(walletCalls, name)

const faults = {
  signature: [401, 'SIGNATURE_INVALID'],
  stale: [401, 'TIMESTAMP_INVALID'],
  unreadable: [400, 'REQUEST_INVALID'],
  'unknown call': [404, 'REQUEST_INVALID'],
} as const

/** What a request that cannot be taken is answered with. */
export const refusedBy = (fault: WalletFault): WalletReply => {
  const [status, code] = faults[fault]
  return { status, body: { status: code } }
}

const unitsOf = (text: string, decimals: number): number | undefined => {
  const amount = parseAmount(text, decimals)
  return typeof amount === 'number' ? amount : undefined
}

const callIn = (name: keyof typeof walletCalls, text: string, decimals: number): WalletCall | 'unreadable' | 'AMOUNT_INVALID' => {
  const { session, balance, bet, win, rollback } = walletCalls
  const request = <Body extends object>(body: Body | undefined, of: (body: Body) => WalletCall | 'AMOUNT_INVALID') => (body ? of(body) : 'unreadable')
  switch (name) {
    case 'session':
      return request(readJson(session, text), ({ token }) => ({ kind: 'session', token }))
    case 'balance':
      return request(readJson(balance, text), body => ({ kind: 'balance', session: body.session }))
    case 'bet':
      return request(readJson(bet, text), body => {
        const { transaction, round, game, currency } = body
        const amount = unitsOf(body.amount, decimals)
        return amount ? { kind: 'bet', session: body.session, transaction, round, game, amount, currency } : 'AMOUNT_INVALID'
      })
    case 'win':
      return request(readJson(win, text), body => {
        const { transaction, round, player, currency, closes } = body
        const amount = unitsOf(body.amount, decimals)
        return amount === undefined ? 'AMOUNT_INVALID' : { kind: 'win', transaction, bet: body.bet, round, player, amount, currency, closes }
      })
    case 'rollback':
      return request(readJson(rollback, text), body => ({
        kind: 'rollback',
        transaction: body.transaction,
        bet: body.bet,
        round: body.round,
        player: body.player,
      }))
  }
}

const bodyOf = (answer: WalletAnswer): object => {
  const { status, balance, currency, decimals } = answer
  const money = { currency, ...(balance !== undefined && { balance: amountText(balance, decimals) }) }
  return 'opened' in answer ? { status, ...money, decimals, ...answer.opened } : { status, ...money }
}

/** How a vendor asks for money on the wire of docs/game-vendors.md. */
export const walletCodec = ({
  clock,
  accountOf,
}: {
  readonly clock: () => Date
  readonly accountOf: (merchant: ProviderMerchant) => Account | undefined
}): WalletWire => ({
  read(request, merchant) {
    const account = accountOf(merchant)
    const fault = account ? signatureFault(request, account, clock()) : 'signature'
    if (fault) return fault
    return isCall(request.call) ? callIn(request.call, request.body.toString(), merchant.settings.decimals) : 'unknown call'
  },
  answer: answer => ({ status: 200, body: bodyOf(answer) }),
  refuse: refusedBy,
  sign: (reply, request, merchant) => signedAnswer(reply, request, accountOf(merchant)?.keys ?? [], clock()),
})
