import type { ProviderMerchant } from '#kernel/providers/provider-merchant.ts'

export interface SmsMessage {
  /** E.164 digits without +. */
  readonly to: string
  readonly text: string
}

export interface SmsProvider {
  /** Resolves once the provider has accepted the message. Throws `PermanentFailure`, or another error if a later attempt may succeed. */
  send(message: SmsMessage, merchant: ProviderMerchant): Promise<void>
}
