import type { StaffTokenRow } from './staff-token-store.ts'

/** A token as staff see it: never what it is. */
export const shownToken = ({ id, name, mayAct, createdAt, expiresAt, seenAt }: StaffTokenRow) => ({
  id,
  name,
  mayAct,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  seenAt: seenAt?.toISOString() ?? null,
})
