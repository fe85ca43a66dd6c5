import type { Caller } from '#caller.ts'
import type { Deps, LimitRule } from '#deps.ts'
import { Refusal } from '#refusal.ts'
import type { Member } from '#stores/member-store.ts'
import type { Stores } from '#stores/stores.ts'
import { messageText } from './message-text.ts'
import { queueMessage, type Message } from './queue-message.ts'

const DAY = 24 * 60 * 60
/** A member is told of that many things a day; what comes more often stands on the security page alone. */
const PER_MEMBER: LimitRule = { name: 'security-message', points: 5, seconds: DAY, code: 'TOO_MANY_REQUEST' }

/** Where a member is reached who did not ask: by e-mail first, which costs nobody anything. */
const reachOf = (
  { email, emailVerifiedAt, mobile, mobileVerifiedAt }: Member,
  { merchant }: Caller,
): Pick<Message, 'channel' | 'recipient'> | undefined => {
  if (email && emailVerifiedAt && merchant.channels.email !== 'off') return { channel: 'email', recipient: email }
  if (mobile && mobileVerifiedAt && merchant.channels.sms !== 'off') return { channel: 'sms', recipient: mobile }
  return undefined
}

/** Tells members of what touches their account's safety (spec 1 §4, A member without a second factor). Who cannot be reached finds it on the security page. */
export const securityMessage = (deps: Pick<Deps, 'clock' | 'limits' | 'seals'>) => {
  const queue = queueMessage(deps)
  return {
    /** Counts a message, outside any unit of work; false where there were enough for today. */
    async mayTell({ merchant, id }: Pick<Member, 'merchant' | 'id'>): Promise<boolean> {
      try {
        await deps.limits.consume(merchant, PER_MEMBER, id)
        return true
      } catch (error) {
        if (error instanceof Refusal) return false
        throw error
      }
    },

    /** `member` as reached before the change, so that whoever takes an account over cannot silence its owner. */
    async tell(unit: Stores, member: Member, what: 'security_new_network' | 'security_changed', caller: Caller): Promise<void> {
      const reach = reachOf(member, caller)
      if (!reach) return
      const text = messageText(caller.merchant, member.language ?? caller.language)
      const merchant = caller.merchant.file.name
      await queue(unit, caller.merchant.code, {
        ...reach,
        ...(reach.channel === 'email' && { subject: text('security_subject', { merchant }) }),
        text: text(what, { merchant }),
        to: 'anyone',
        until: new Date(deps.clock().getTime() + DAY * 1000).toISOString(),
      })
    },
  }
}
