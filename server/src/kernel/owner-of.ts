import type { Owner } from '#account/two-factor/factor-store.ts'
import type { Session } from './caller.ts'

/** The member of a session, as the rows that belong to them name one. */
export const ownerOf = ({ session: { member } }: { readonly session: Pick<Session, 'member'> }): Owner => ({
  merchant: member.merchant,
  memberId: member.id,
})
