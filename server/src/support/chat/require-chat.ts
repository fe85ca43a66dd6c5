import { RESTRICTED } from '@foyer/contract/account/member/member-type'
import type { SignedInCaller } from '#kernel/caller.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { ChatOwner } from './chat-statements.ts'

/** Throws unless the merchant has a chat and the member may use it (spec 2 §4, Chat). */
export const requireChat = ({ merchant, session }: SignedInCaller): void => {
  if (merchant.settings.chat === null) throw new Refusal('chat.off')
  if (session.member.type === RESTRICTED) throw new Refusal('no_permissions')
}

/** The member's chat, where it is the product's own. Throws as `requireChat` does, and where another provider keeps the messages. */
export const ownChat = (caller: SignedInCaller): ChatOwner => {
  requireChat(caller)
  if (caller.merchant.settings.chat !== 'desk') throw new Refusal('chat.off')
  return { merchant: caller.merchant.code, memberId: caller.session.member.id }
}
