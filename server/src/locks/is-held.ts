import type { MemberLock } from './lock-store.ts'

/** Whether a lock holds at this moment: it was not lifted, and is not over. */
export const isHeld = ({ liftedAt, until }: Pick<MemberLock, 'liftedAt' | 'until'>, at: Date): boolean =>
  liftedAt === null && (until === null || until > at)
