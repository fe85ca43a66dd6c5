import type { AnswerOf } from '@foyer/contract/call'
import type { setting } from '@foyer/contract/push/choices'
import type { RetryAfter } from '#kernel/jobs/job-failures.ts'
import type { ProviderMerchant } from '#kernel/providers/provider-merchant.ts'

/** How a push is sent, by the kind of its token. */
export type PushProviderName = 'webPush' | 'fcm'

export interface PushMessage {
  /** JSON, at most `PUSH_TEXT_BYTES` (push/push-text.ts). */
  readonly text: Buffer
  /** The service drops it after this time, s. */
  readonly life: number
  readonly urgency: 'normal' | 'high'
}

/**
 * What a push service answered. `gone`: the device's subscription has ended. `refused`: this message will never be taken. `unknown-sender`: it does
 * not accept our key for this device. `later`: it may be tried again.
 */
export type PushAnswer =
  | { readonly outcome: 'accepted' | 'gone' }
  | { readonly outcome: 'refused' | 'unknown-sender'; readonly reason: string }
  | { readonly outcome: 'later'; readonly reason: string; readonly after: RetryAfter | undefined }

/** A token that was read: the address at the push service, by which a device is told from others. */
export interface PushTarget {
  readonly address: string
}

/** The site that a device knows. */
export interface PushSite {
  readonly merchant: ProviderMerchant
  /** E.g. `https://www.brand.com`. */
  readonly origin: string
}

/** A way to send push messages (docs/push.md). */
export interface PushProvider {
  /** What a browser subscribes with; undefined if the merchant does not send in this way. */
  setting(merchant: ProviderMerchant): Promise<AnswerOf<typeof setting> | undefined>
  /** Undefined if the token is none of this provider's. */
  read(token: string, merchant: ProviderMerchant): PushTarget | undefined
  /** Throws `CredentialsRefused` where the service does not accept the merchant at all, whichever device it is. */
  send(token: string, message: PushMessage, site: PushSite): Promise<PushAnswer>
}

export type PushProviders = Readonly<Record<PushProviderName, PushProvider>>
