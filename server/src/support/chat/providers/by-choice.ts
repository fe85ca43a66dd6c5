import type { Brand } from '#kernel/merchants/brand.ts'
import { createProviders } from '#kernel/providers/create-providers.ts'
import type { ProviderParts } from '#kernel/providers/declare-provider.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { ChatLaunch, ChatProvider } from './chat-provider.ts'
import { chatProviders } from './providers.ts'

/** The chat of each merchant, by its choice. */
export interface Chats {
  launch(launch: ChatLaunch, merchant: Brand): ReturnType<ChatProvider['launch']>
  unread(memberId: string, merchant: Brand): Promise<number>
}

export const chatByChoice = (parts: ProviderParts): Chats => {
  const made: Readonly<Record<string, ChatProvider>> = createProviders(chatProviders, parts)
  const of = ({ settings }: Brand): ChatProvider => {
    const provider = made[settings.chat ?? '']
    if (!provider) throw new Refusal('chat.off')
    return provider
  }
  return {
    launch: async (launch, merchant) => of(merchant).launch(launch, merchant),
    unread: async (memberId, merchant) => of(merchant).unread(memberId, merchant),
  }
}
