import { bigint, boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, merchant, moment, words } from '#kernel/db/columns.ts'
import { goesWithMember, owner } from './members.ts'

/** The passkeys of members: only public keys, which help nobody to sign in (docs/passkeys.md). */
export const passkeys = pgTable(
  'passkeys',
  {
    ...owner(),
    /** The id that the device gave it, base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE (RFC 9052). */
    publicKey: bytes('public_key').notNull(),
    /** How often it was used, as the device counts; 0 for ever where it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** The host or domain for which it was made (RP ID); no browser offers it elsewhere. */
    domain: text('domain').notNull(),
    /** As the member calls it. */
    name: words('name'),
    /** Of the browser that made it. */
    userAgent: words('user_agent').notNull(),
    /** Whether it may ever be copied to the member's other devices (backup eligibility): one of its kind for ever. Null for one made before this was noted. */
    syncable: boolean('syncable'),
    /** Whether the device's maker keeps a copy now (backup state), so that it also works on the member's other devices. */
    synced: boolean('synced').notNull(),
    addedAt: moment('added_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    /** Since when it works nowhere, because the password was recovered and the member has not said yet that it is theirs (decision 26). */
    heldAt: moment('held_at'),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.credentialId] }),
    goesWithMember(table),
    index('passkeys_member').on(table.merchant, table.memberId),
  ],
)

/** Challenges that were answered: each works once. Those that nobody answered have no row, so that asking for them costs nothing. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    merchant: merchant(),
    /** SHA-256 of the challenge, hex. */
    challengeHash: text('challenge_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [primaryKey({ columns: [table.merchant, table.challengeHash] }), index('passkey_challenges_expiry').on(table.expiresAt)],
)
