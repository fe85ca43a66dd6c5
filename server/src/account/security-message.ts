import { DAY_S } from '@foyer/contract/time-units'
import type { Caller } from '#kernel/caller.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'
import { merchantText } from '#kernel/merchants/merchant-text.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { LimitRule } from '#kernel/security/limits.ts'
import { queueMessage, type Message } from '#messages/queue-message.ts'

/** A member gets at most this many notices a day; further events are only listed on the security page. */
const PER_MEMBER: LimitRule = { name: 'security-message', points: 5, seconds: DAY_S, code: 'TOO_MANY_REQUEST' }

export type Notice =
  | 'security_new_network'
  | 'security_login_reused'
  | 'security_many_tries'
  | 'security_changed'
  | 'security_password'
  | 'security_recovery_code'

/** What a subject does besides when a member gets a notice. */
export type NoticeListener = (unit: Stores, member: Member, what: Notice) => Promise<void>

/** The contact for an unrequested message: e-mail first, because it costs nothing. */
const reachOf = (
  { email, emailVerifiedAt, mobile, mobileVerifiedAt }: Member,
  { merchant }: Pick<Caller, 'merchant'>,
): Pick<Message, 'channel' | 'recipient'> | undefined => {
  if (email && emailVerifiedAt && merchant.channels.email !== 'off') return { channel: 'email', recipient: email }
  if (mobile && mobileVerifiedAt && merchant.channels.sms !== 'off') return { channel: 'sms', recipient: mobile }
  return undefined
}

/** Tells members of events that affect their account's safety (spec 1 §4, A member without a second factor). A member who cannot be reached sees them on the security page. */
export const securityMessage = (deps: Pick<Deps, 'clock' | 'limits' | 'seals' | 'newId' | 'publish'>) => {
  const queue = queueMessage(deps)
  return {
    /** Counts one notice, outside any unit of work; false if the member had enough for today. */
    async mayNotify({ merchant, id }: Pick<Member, 'merchant' | 'id'>): Promise<boolean> {
      try {
        await deps.limits.consume(merchant, PER_MEMBER, id)
        return true
      } catch (error) {
        if (error instanceof Refusal) return false
        throw error
      }
    },

    /** `member` is the row from before the change, so that an attacker who changes the contact cannot keep the notice from the owner. */
    async notify(unit: Stores, member: Member, what: Notice, caller: Pick<Caller, 'merchant' | 'language'>): Promise<void> {
      await deps.publish('memberNotified', unit, member, what)
      const reach = reachOf(member, caller)
      if (!reach) return
      const text = merchantText(caller.merchant, member.language ?? caller.language, 'messages')
      const merchant = caller.merchant.file.name
      await queue(unit, caller.merchant.code, {
        ...reach,
        ...(reach.channel === 'email' && { subject: text('security_subject', { merchant }) }),
        text: text(what, { merchant }),
        to: 'anyone',
        what,
        memberId: member.id,
        until: new Date(deps.clock().getTime() + DAY_S * 1000).toISOString(),
      })
    },
  }
}
