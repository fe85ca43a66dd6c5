import type { ReportsByCallback } from '#kernel/providers/company/callback.ts'
import type { ProviderMerchant } from '#kernel/providers/provider-merchant.ts'
import type { PaymentKind, PaymentNews, ListedPayments } from './payment-news.ts'

interface Order {
  /** Our name for the payment. The same one again is the same payment: it is neither charged nor paid out twice. */
  readonly reference: string
  /** In the currency's smallest unit. */
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
  /** Where the provider reports what became of it. */
  readonly callbackUrl: string
}

export interface DepositOrder extends Order {
  /** What the provider calls the channel. */
  readonly channel: string
  /** Where the provider's page leads back to. */
  readonly returnUrl: string
  readonly language: string
  /** From then on it shall take no money for it. */
  readonly expiresAt: Date
}

export interface WithdrawalOrder extends Order {
  /** What the provider calls the bank. */
  readonly bank: string
  readonly number: string
  readonly holder: string
}

/**
 * A payment provider (docs/payment-providers.md). Its methods throw `CredentialsRefused` where it does not know the merchant's account,
 * `PermanentFailure` where it definitely refuses the payment, and any other error where it is not known what became of the request.
 */
export interface PaymentProvider extends ReportsByCallback<ProviderMerchant, PaymentNews> {
  /** Whether the merchant can use it at the moment. */
  isReady(merchant: ProviderMerchant): boolean
  /** Opens a deposit; the answer names the page on which the player pays. */
  deposit(order: DepositOrder, merchant: ProviderMerchant): Promise<{ readonly providerId: string; readonly url: string }>
  /** Resolves once the provider has taken the order; what becomes of it comes later. */
  withdraw(order: WithdrawalOrder, merchant: ProviderMerchant): Promise<{ readonly providerId: string }>
  /** Sends the money of a paid deposit back to where it came from, once. */
  refund(reference: string, merchant: ProviderMerchant): Promise<void>
  /** What became of a payment; undefined if the provider does not know it. */
  status(kind: PaymentKind, reference: string, merchant: ProviderMerchant): Promise<PaymentNews | undefined>
  /** The payments that came into their state in this time, `until` not included; oldest first, part by part. */
  payments(
    wish: { readonly since: Date; readonly until: Date; readonly after: string | undefined },
    merchant: ProviderMerchant,
  ): Promise<ListedPayments>
}

/** A merchant's payment provider; undefined if it has none. */
export type PaymentProviderOf = (merchant: ProviderMerchant) => PaymentProvider | undefined
