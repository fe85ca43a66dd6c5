import type { CallAnswers } from '@foyer/contract'
import { createStore, useStore } from '#store.ts'
import { useSession } from './session-store.ts'

/**
 * Numbers that badges show, by what they count. They come with each renewal of the session, which a visible page does every minute and
 * when it is shown again, so nothing polls for them. A further number is a further field of `counts` in the contract's `member.info`.
 */
export type LiveCounts = NonNullable<CallAnswers['member.info']['counts']>

export interface HeldCounts {
  /** The member whom they belong to: another one who signs in does not see them. */
  readonly memberId: string | undefined
  readonly counts: LiveCounts
}

export const NO_COUNTS: HeldCounts = { memberId: undefined, counts: {} }

/** Newer numbers of a member over those that are held; those that are not named stay. */
export const withCounts = (held: HeldCounts, memberId: string, counts: LiveCounts): HeldCounts => ({
  memberId,
  counts: { ...(held.memberId === memberId && held.counts), ...counts },
})

/** A member's number; 0 if there is none, or it belongs to somebody else. */
export const countOf = ({ memberId, counts }: HeldCounts, name: keyof LiveCounts, asker: string | undefined): number =>
  (memberId !== undefined && memberId === asker && counts[name]) || 0

const store = createStore<HeldCounts>(() => NO_COUNTS)

export const keepCounts = (memberId: string, counts: LiveCounts): void => store.set(withCounts(store.get(), memberId, counts))

/** The number for a badge; 0 if there is none, or nobody is signed in. */
export const useCount = (name: keyof LiveCounts): number => countOf(useStore(store, NO_COUNTS), name, useSession()?.id)
