import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, moment, words } from '#kernel/db/columns.ts'
import { isThere, person } from './people.ts'

/** The passkeys of staff: only public keys, which help nobody to sign in. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    /** The id that the device gave it, base64url. */
    credentialId: text('credential_id').primaryKey(),
    personId: person(),
    /** COSE (RFC 9052). */
    publicKey: bytes('public_key').notNull(),
    /** How often it was used, as the device counts; 0 for ever where it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** The host of the console for which it was made (RP ID); no browser offers it elsewhere. */
    domain: text('domain').notNull(),
    /** As the person calls the device. */
    name: words('name').notNull(),
    /** Whether it may ever be copied to other devices (backup eligibility): one of its kind for ever. */
    syncable: boolean('syncable').notNull(),
    /** Whether the device's maker keeps a copy now (backup state). */
    synced: boolean('synced').notNull(),
    addedAt: moment('added_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  table => [isThere(table), index('staff_passkeys_person').on(table.personId)],
)
