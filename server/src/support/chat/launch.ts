import type { Caller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Service } from '#kernel/service.ts'
import { requireChat } from './require-chat.ts'

const isOwnAddress = (address: string, { merchant }: Caller, merchants: Deps['merchants']): boolean => {
  // Two slashes would begin the name of another host.
  if (/^\/(?![/\\])/.test(address)) return true
  const url = URL.parse(address)
  return url !== null && /^https?:$/.test(url.protocol) && merchants.byHost(url.hostname)?.merchant.code === merchant.code
}

/** Where the member's chat opens. A `backUrl` of another site is left out. */
export const launchChat =
  ({ chats, merchants }: Pick<Deps, 'chats' | 'merchants'>): Service<'chat.launch'> =>
  async ({ language, backUrl, title, headerColor, b2c }, caller) => {
    requireChat(caller)
    const { member } = caller.session
    const own = backUrl !== undefined && isOwnAddress(backUrl, caller, merchants) ? backUrl : undefined
    const launch = { memberId: member.id, userName: member.username, language: language ?? '', backUrl: own, title, headerColor, b2c }
    return await chats.launch(launch, caller.merchant)
  }

export const unreadCount =
  ({ chats }: Pick<Deps, 'chats'>): Service<'chat.unreadCount'> =>
  async (_request, caller) => {
    requireChat(caller)
    return { unReadCount: await chats.unread(caller.session.member.id, caller.merchant) }
  }
