import { Refusal } from '#refusal.ts'
import type { Owner } from '#stores/factor-store.ts'
import type { InvitedMember, ReferralPlace, ReferralStore } from '#stores/referral-store.ts'

/** Friends on one page of a list. */
const PAGE = 20

const cursorOf = ({ joinedAt, memberId }: ReferralPlace): string => Buffer.from(`${joinedAt.toISOString()} ${memberId}`).toString('base64url')

const placeOf = (cursor: string): ReferralPlace => {
  const [at = '', memberId = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const joinedAt = new Date(at)
  if (Number.isNaN(joinedAt.getTime()) || memberId === '' || memberId.includes('\0'))
    throw new Refusal('request.invalid', { fields: [{ path: '/after', reason: 'is not the `next` of a page' }] })
  return { joinedAt, memberId }
}

interface Page {
  readonly rows: readonly InvitedMember[]
  readonly next?: string
}

/** One page of an inviter's friends, which begins after the last row of the page before: no page reads those before it. */
export const pageOfReferrals = async (referrals: ReferralStore, inviter: Owner, after: string | undefined): Promise<Page> => {
  const rows = await referrals.ofInviter(inviter, PAGE + 1, after === undefined ? undefined : placeOf(after))
  const shown = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? shown.at(-1) : undefined
  return { rows: shown, ...(last && { next: cursorOf(last) }) }
}
