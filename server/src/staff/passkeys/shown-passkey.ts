import type { StaffPasskeyRow } from './staff-passkey-store.ts'

/** A passkey of staff as the console shows it. */
export const shownPasskey = ({ credentialId, name, domain, synced, addedAt, lastUsedAt }: StaffPasskeyRow) => ({
  id: credentialId,
  name,
  domain,
  synced,
  addedAt: addedAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})
