import { amountText } from '@foyer/contract/payments/amount'
import { currencyDigits } from '@foyer/texts/format'
import type { TSchema, Static } from 'typebox'
import { CredentialsRefused, PermanentFailure, TryLater } from '#job-failures.ts'
import type { ProviderParts } from '#providers/declare-provider.ts'
import type { Callback, PaymentProvider } from '#providers/payment/payment-provider.ts'
import type { ProviderMerchant } from '#providers/provider-merchant.ts'
import { retryAfterOf } from '#providers/retry-after.ts'
import { isFresh, isSigned, sign } from './signature.ts'
import { DepositOpened, newsIn, read, WithdrawalTaken } from './wire.ts'

/** A merchant's account at a gateway. */
export interface GatewayAccount {
  /** Address of the gateway, without a slash at the end. */
  readonly url: string
  readonly account: string
  /** Requests are signed with the first one; a callback may be signed with any. */
  readonly keys: readonly [string, ...string[]]
  /** Origins of the pages on which players pay. */
  readonly pages: readonly string[]
}

/** ms; a player waits for it. */
const TIMEOUT = 10_000
const isWorthATry = (status: number): boolean => status === 408 || status === 425 || status === 429 || status >= 500

const headerOf = ({ headers }: Callback, name: string): string | undefined => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

/** A provider that speaks the wire of docs/payment-providers.md; `accountOf` throws or returns undefined where the merchant has no account. */
export const httpPayments = (
  { clock, fetch }: Pick<ProviderParts, 'clock' | 'fetch'>,
  accountOf: (merchant: ProviderMerchant) => GatewayAccount | undefined,
): PaymentProvider => {
  const accountOr = (merchant: ProviderMerchant): GatewayAccount => {
    const account = accountOf(merchant)
    if (!account) throw new PermanentFailure(`${merchant.code} has no payment gateway`)
    return account
  }

  /** The answer's text; undefined for 404. Words of the gateway stay out of errors, because they may repeat what was sent. */
  const ask = async (merchant: ProviderMerchant, method: 'GET' | 'POST', path: string, content?: object): Promise<string | undefined> => {
    const { url, account, keys } = accountOr(merchant)
    const body = content === undefined ? '' : JSON.stringify(content)
    const address = new URL(`${url}${path}`)
    const timestamp = String(Math.floor(clock().getTime() / 1000))
    const reply = await fetch(address, {
      method,
      headers: {
        ...(content !== undefined && { 'content-type': 'application/json' }),
        'x-payment-account': account,
        'x-payment-timestamp': timestamp,
        'x-payment-signature': sign(keys[0], timestamp, `${method} ${address.pathname}`, body),
      },
      ...(content !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (reply.ok) return await reply.text()
    await reply.body?.cancel()
    if (reply.status === 404 && method === 'GET') return undefined
    const reason = `the payment gateway of ${merchant.code} answered ${reply.status}`
    if (reply.status === 401) throw new CredentialsRefused(reason)
    throw isWorthATry(reply.status) ? new TryLater(reason, { after: retryAfterOf(reply) }) : new PermanentFailure(reason)
  }

  /** An answer that cannot be read leaves open what became of the request. */
  const readable = <Schema extends TSchema>(merchant: ProviderMerchant, schema: Schema, text: string | undefined): Static<Schema> => {
    const answer = text === undefined ? undefined : read(schema, text)
    if (answer === undefined) throw new Error(`the payment gateway of ${merchant.code} gave an answer that cannot be read`)
    return answer
  }

  const sum = (amount: number, currency: string) => ({ amount: amountText(amount, currencyDigits(currency)), currency })

  return {
    isReady: merchant => accountOf(merchant) !== undefined,

    async deposit({ amount, currency, expiresAt, ...order }, merchant) {
      const content = { ...order, ...sum(amount, currency), expiresAt: expiresAt.toISOString() }
      const { id, url } = readable(merchant, DepositOpened, await ask(merchant, 'POST', '/v1/deposits', content))
      // The player is sent there: only to pages that the operator has named.
      if (!accountOr(merchant).pages.includes(URL.parse(url)?.origin ?? ''))
        throw new PermanentFailure(`the payment gateway of ${merchant.code} named a page at an address that is not its own`)
      return { providerId: id, url }
    },

    async withdraw({ amount, currency, bank, number, holder, ...order }, merchant) {
      const content = { ...order, ...sum(amount, currency), to: { bank, number, holder } }
      const { id } = readable(merchant, WithdrawalTaken, await ask(merchant, 'POST', '/v1/withdrawals', content))
      return { providerId: id }
    },

    async refund(reference, merchant) {
      await ask(merchant, 'POST', `/v1/deposits/${reference}/refund`, {})
    },

    async status(kind, reference, merchant) {
      const text = await ask(merchant, 'GET', `/v1/${kind}s/${reference}`)
      if (text === undefined) return undefined
      const news = newsIn(text, accountOr(merchant).account)
      if (news?.kind !== kind || news.reference !== reference)
        throw new Error(`the payment gateway of ${merchant.code} answered with another payment`)
      return news
    },

    readCallback(callback, merchant) {
      const account = accountOf(merchant)
      const timestamp = headerOf(callback, 'x-payment-timestamp')
      if (!account) return 'signature'
      // The time first: it costs less than the signature, which covers it.
      if (!isFresh(timestamp, clock())) return 'stale'
      if (!isSigned(account.keys, headerOf(callback, 'x-payment-signature'), timestamp, 'callback', callback.body)) return 'signature'
      return newsIn(callback.body.toString(), account.account) ?? 'unreadable'
    },

    received: { type: 'application/json', body: '{"received":true}' },
  }
}
