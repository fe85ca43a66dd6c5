import type { ProviderMerchant } from '#kernel/providers/provider-merchant.ts'

export interface EmailMessage {
  readonly to: string
  readonly subject: string
  /** Plain text. */
  readonly text: string
}

export interface EmailProvider {
  /** Resolves once a mail server has accepted the message. Throws `PermanentFailure`, or another error if a later attempt may succeed. */
  send(message: EmailMessage, merchant: ProviderMerchant): Promise<void>
}
