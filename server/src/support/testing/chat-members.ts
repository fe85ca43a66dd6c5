import { registration, valueOf, type TestApp } from '#testing/test-app.ts'
import type { TestMerchantCode } from '#testing/test-merchants.ts'
import type { WireClient } from '#testing/wire-client.ts'

export interface ChatMember {
  readonly client: WireClient
  readonly id: string
}

/** A registered member, signed in, at a network of its own unless `ip` names one. */
export const newChatMember = async (
  wire: TestApp,
  username: string,
  { merchant = 'alpha', ip, language }: { readonly merchant?: TestMerchantCode; readonly ip?: string; readonly language?: string } = {},
): Promise<ChatMember> => {
  const client = wire.client(merchant, { ...(ip !== undefined && { ip }), ...(language !== undefined && { language }) })
  client.token = valueOf(await client.call('member.register', registration(username))).token
  return { client, id: valueOf(await client.call('member.info', {})).customerId }
}

/** An answer of support. */
export const supportSays = async (wire: TestApp, memberId: string, text: string, clientId: string, merchant: TestMerchantCode = 'alpha') =>
  await wire.system.stores.chats.add({ merchant, memberId, by: 'support', clientId, at: wire.system.clock(), text, picture: null })
