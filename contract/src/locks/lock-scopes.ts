/** What staff can lock of a member (docs/locks.md). */
export const LOCK_SCOPES = ['sign-in', 'deposit', 'bets', 'withdrawal'] as const
export type LockScope = (typeof LOCK_SCOPES)[number]
