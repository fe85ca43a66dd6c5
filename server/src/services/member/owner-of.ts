import type { Session } from '#kernel/caller.ts'
import type { Owner } from '#stores/factor-store.ts'

/** The member of a session, as the rows that belong to them name one. */
export const ownerOf = ({ session: { member } }: { readonly session: Pick<Session, 'member'> }): Owner => ({
  merchant: member.merchant,
  memberId: member.id,
})
