import { RESTRICTED } from '@foyer/contract/account/member/member-type'
import type { ShownDocument } from '@foyer/contract/legal/acceptance'
import { DAY_MS } from '@foyer/contract/time-units'
import type { SignedInCaller } from '#kernel/caller.ts'
import type { Stores } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import { Refusal } from '#kernel/refusal.ts'

const isSame = (one: ShownDocument) => (other: ShownDocument) => one.document === other.document && one.version === other.version

/** Of what somebody accepts, what the merchant asks for in its current version. */
export const current = ({ content }: Pick<Merchant, 'content'>, accepted: readonly ShownDocument[]): readonly ShownDocument[] =>
  content.acceptance?.documents.filter(wanted => accepted.some(isSame(wanted))) ?? []

/** What a member has yet to accept, and from when deposits wait for it: the end of the grace of the document that has waited longest. */
export interface Standing {
  readonly due: readonly ShownDocument[]
  readonly waitsFrom: Date | null
}

export const standing = ({ content }: Pick<Merchant, 'content'>, accepted: readonly ShownDocument[]): Standing => {
  const { documents = [], graceDays = 0 } = content.acceptance ?? {}
  const due = documents.filter(wanted => !accepted.some(isSame(wanted)))
  const ends = due.map(({ version }) => Date.parse(`${version}T00:00:00Z`) + graceDays * DAY_MS)
  return { due, waitsFrom: ends.length > 0 ? new Date(Math.min(...ends)) : null }
}

/** A guest of free play is asked for nothing: nothing of it is kept. */
export const standingOf = async ({ acceptances }: Pick<Stores, 'acceptances'>, caller: SignedInCaller): Promise<Standing> =>
  caller.session.member.type === RESTRICTED || !caller.merchant.content.acceptance
    ? { due: [], waitsFrom: null }
    : standing(caller.merchant, await acceptances.ofMember(ownerOf(caller)))

/** Refuses a deposit where a document of the house waits for the member longer than its grace. */
export const requireAcceptance = async (stores: Pick<Stores, 'acceptances'>, caller: SignedInCaller, now: Date): Promise<void> => {
  const { waitsFrom } = await standingOf(stores, caller)
  if (waitsFrom && waitsFrom <= now) throw new Refusal('documents.not.accepted')
}
