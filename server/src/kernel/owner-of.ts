import type { Session } from './caller.ts'

/** A member, as the rows that belong to them name one. */
export interface Owner {
  readonly merchant: string
  readonly memberId: string
}

/** The member of a session, as the rows that belong to them name one. */
export const ownerOf = ({ session: { member } }: { readonly session: Pick<Session, 'member'> }): Owner => ({
  merchant: member.merchant,
  memberId: member.id,
})
