import type { ProviderMerchant } from '#providers/provider-merchant.ts'

export interface SmsMessage {
  /** E.164 digits without +. */
  readonly to: string
  readonly text: string
}

export interface SmsProvider {
  /** Resolves once the provider has taken the message over. Throws `PermanentFailure`, or anything else where a later try may succeed. */
  send(message: SmsMessage, merchant: ProviderMerchant): Promise<void>
}
