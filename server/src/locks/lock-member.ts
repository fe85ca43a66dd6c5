import type { LockScope } from '@foyer/contract/locks/lock-scopes'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Owner } from '#kernel/owner-of.ts'
import type { MemberLock } from './lock-store.ts'

/** The last moment of the calendar: a member's row says with it that sign-in is locked without an end. */
const NO_END = new Date('9999-12-31T23:59:59.999Z')
/** What a lock says that another one of the same scope has taken the place of. */
const REPLACED = 'replaced'

export interface NewLock {
  readonly scopes: readonly LockScope[]
  /** Why, for other staff; the member never sees it. */
  readonly reason: string
  /** Null: until it is lifted. */
  readonly until: Date | null
  /** The login of whoever locks. */
  readonly by: string
  /** Nobody lifts it alone. */
  readonly isFirm?: boolean
}

/**
 * Locks a member (docs/locks.md), in a unit of work. From its commit on every movement of a locked scope is refused in its statement; one that is under way
 * is waited for. With `sign-in` all sessions end, and their pushes. A scope that is locked already gets the new reason and end.
 */
export const lockMember =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async (unit: Stores, owner: Owner, { scopes, reason, until, by, isFirm = false }: NewLock): Promise<void> => {
    const { merchant, memberId } = owner
    await unit.safePlay.lock(owner)
    const at = clock()
    await unit.locks.lift(owner, scopes, { by, at, reason: REPLACED })
    await unit.locks.add(scopes.map(scope => ({ ...owner, scope, reason, until, by, at, isFirm })))
    if (!scopes.includes('sign-in')) return
    await unit.members.setLockedUntil(merchant, memberId, until ?? NO_END)
    await unit.sessions.endAllOf(merchant, memberId)
  }

/** Lifts locks of a member, in a unit of work; returns those that were open. */
export const unlockMember =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async (unit: Stores, owner: Owner, { scopes, reason, by }: Omit<NewLock, 'until' | 'isFirm'>): Promise<readonly MemberLock[]> => {
    await unit.safePlay.lock(owner)
    const lifted = await unit.locks.lift(owner, scopes, { by, at: clock(), reason })
    if (scopes.includes('sign-in')) await unit.members.setLockedUntil(owner.merchant, owner.memberId, null)
    return lifted
  }
