import type { ProviderMerchant } from '#kernel/providers/provider-merchant.ts'

export interface EmailMessage {
  /** The same in each try of one message, by which a mail server or mailbox knows one that comes twice. */
  readonly id: string
  readonly to: string
  readonly subject: string
  /** Plain text. */
  readonly text: string
  /** Offers alone: an address that ends them by a POST without a sign-in (RFC 8058). */
  readonly unsubscribe?: string | undefined
}

export interface EmailProvider {
  /** Resolves once a mail server has accepted the message. Throws `PermanentFailure`, or another error if a later attempt may succeed. */
  send(message: EmailMessage, merchant: ProviderMerchant): Promise<void>
}
