import type { memberFactors } from '#account/schema/factors.ts'
import type { Factors, StoredFactors } from './factors.ts'

const NONE: StoredFactors = {
  payeeName: null,
  authenticatorSecret: null,
  authenticatorStep: null,
  pendingSecret: null,
  pendingUntil: null,
  alwaysAsk: false,
}

type Row = typeof memberFactors.$inferSelect

/** A row is missing for a member who never set any. */
export const factorsIn = (found: { readonly row: Row | null; readonly passkeys: Factors['passkeys'] } | undefined): Factors => {
  if (!found?.row) return { ...NONE, passkeys: found?.passkeys ?? 'none' }
  const { memberId: _, merchant: __, ...factors } = found.row
  return { ...factors, passkeys: found.passkeys }
}
