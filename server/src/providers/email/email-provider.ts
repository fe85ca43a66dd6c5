import type { ProviderMerchant } from '#providers/provider-merchant.ts'

export interface EmailMessage {
  readonly to: string
  readonly subject: string
  /** Plain text. */
  readonly text: string
}

export interface EmailProvider {
  /** Resolves once a mail server has taken the message over. Throws `PermanentFailure`, or anything else where a later try may succeed. */
  send(message: EmailMessage, merchant: ProviderMerchant): Promise<void>
}
