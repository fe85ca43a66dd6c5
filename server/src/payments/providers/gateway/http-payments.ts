import { isoDecimals } from '@foyer/contract/currencies'
import { amountText } from '@foyer/contract/money/amount'
import { RECEIVED } from '#kernel/providers/company/callback.ts'
import { companyClient } from '#kernel/providers/company/company-client.ts'
import { type SignedAccount, signedWire } from '#kernel/providers/company/signed-wire.ts'
import type { ProviderParts } from '#kernel/providers/declare-provider.ts'
import type { ProviderMerchant } from '#kernel/providers/provider-merchant.ts'
import type { PaymentProvider } from '#payments/providers/payment-provider.ts'
import { DepositOpened, newsIn, newsOf, PaymentsAnswer, WithdrawalTaken } from './wire.ts'

/** How the headers of the wire's signature begin. */
export const PAYMENT_HEADERS = 'x-payment'

/** ms; a player waits for it. */
const TIMEOUT = 10_000

/** A provider that speaks the wire of docs/payment-providers.md; `accountOf` throws or returns undefined where the merchant has no account. */
export const httpPayments = (
  { clock, fetch }: Pick<ProviderParts, 'clock' | 'fetch'>,
  accountOf: (merchant: ProviderMerchant) => SignedAccount | undefined,
): PaymentProvider => {
  const wire = signedWire(PAYMENT_HEADERS, clock)
  const { accountOr, call, readable, ownPage } = companyClient<SignedAccount>(
    { fetch },
    { name: 'the payment gateway', timeoutMs: TIMEOUT, accountOf, sign: wire.sign, isOwn: wire.isOwn },
  )

  /** With all the decimals of ISO 4217, also where the merchant's ledger has fewer. */
  const sum = ({ settings: { decimals } }: ProviderMerchant, amount: number, currency: string) => {
    const more = Math.max(0, isoDecimals(currency) - decimals)
    return { amount: amountText(amount * 10 ** more, decimals + more), currency }
  }

  return {
    isReady: merchant => accountOf(merchant) !== undefined,

    async deposit({ amount, currency, expiresAt, ...order }, merchant) {
      const content = { ...order, ...sum(merchant, amount, currency), expiresAt: expiresAt.toISOString() }
      const { id, url } = readable(merchant, DepositOpened, await call(merchant, 'POST', '/v1/deposits', content))
      return { providerId: id, url: ownPage(merchant, url) }
    },

    async withdraw({ amount, currency, bank, number, holder, ...order }, merchant) {
      const content = { ...order, ...sum(merchant, amount, currency), to: { bank, number, holder } }
      const { id } = readable(merchant, WithdrawalTaken, await call(merchant, 'POST', '/v1/withdrawals', content, [409]))
      return { providerId: id }
    },

    async refund(reference, merchant) {
      await call(merchant, 'POST', `/v1/deposits/${reference}/refund`, {})
    },

    async status(kind, reference, merchant) {
      const text = await call(merchant, 'GET', `/v1/${kind}s/${reference}`)
      if (text === undefined) return undefined
      const news = newsIn(text, accountOr(merchant).account, merchant.settings.decimals)
      if (news?.kind !== kind || news.reference !== reference)
        throw new Error(`the payment gateway of ${merchant.code} answered with another payment`)
      return news
    },

    async payments({ since, until, after }, merchant) {
      const query = new URLSearchParams({ since: since.toISOString(), until: until.toISOString(), ...(after !== undefined && { after }) })
      const page = readable(merchant, PaymentsAnswer, await call(merchant, 'GET', `/v1/payments?${query.toString()}`))
      const { account } = accountOr(merchant)
      return {
        payments: page.payments.map(body => {
          const news = newsOf(body, account, merchant.settings.decimals)
          if (!news) throw new Error(`the payment gateway of ${merchant.code} listed a payment that is none`)
          return { ...news, at: new Date(body.at) }
        }),
        next: page.next,
        completeSince: page.completeSince === undefined ? undefined : new Date(page.completeSince),
      }
    },

    readCallback(callback, merchant) {
      const account = accountOf(merchant)
      const fault = wire.faultOf(callback, account)
      if (fault || !account) return fault ?? 'signature'
      return newsIn(callback.body.toString(), account.account, merchant.settings.decimals) ?? 'unreadable'
    },

    received: RECEIVED,
  }
}
