import type { Caller } from '#kernel/caller.ts'
import type { Stores } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import type { StaffCaller } from '#kernel/ops/staff-caller.ts'

/** The member that an op is about. Throws `member.unknown`. */
export const knownMember = async ({ members }: Pick<Stores, 'members'>, { merchant }: Pick<StaffCaller, 'merchant'>, id: string): Promise<Member> => {
  const member = await members.byId(merchant.code, id)
  if (!member) throw new OpRefusal('member.unknown')
  return member
}

/** What the member's own log says of where an act of staff came from: nothing, because members read it. */
export const staffOrigin = ({
  merchant,
  requestId,
}: Pick<StaffCaller, 'merchant' | 'requestId'>): Pick<Caller, 'merchant' | 'network' | 'userAgent' | 'requestId'> => ({
  merchant,
  network: { ip: '', prefix: '', country: undefined },
  userAgent: '',
  requestId,
})
