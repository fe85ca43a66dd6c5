import type { ChatFrame } from '@foyer/contract/support/chat/launch-chat'
import type { ProviderMerchant } from '#kernel/providers/provider-merchant.ts'

/** Who opens the chat, and what the page that opens it says (spec 2 §7, Chat). */
export interface ChatLaunch {
  readonly memberId: string
  readonly userName: string
  /** As the caller named it; empty if it named none. */
  readonly language: string
  /** An address of the merchant; checked before. */
  readonly backUrl: string | undefined
  readonly title: string | undefined
  readonly headerColor: string | undefined
  readonly b2c: string | undefined
}

export interface ChatAddress {
  readonly chatUrl: string
  /** How the address is shown in a frame of the product's own page; absent: the player leaves for it. */
  readonly frame?: ChatFrame
}

export interface ChatProvider {
  launch(launch: ChatLaunch, merchant: ProviderMerchant): Promise<ChatAddress>
  /** The member's unread messages. 0 from a provider that tells nobody but its own page. */
  unread(memberId: string, merchant: ProviderMerchant): Promise<number>
}
