import type { Owner } from '#kernel/owner-of.ts'

export interface Passkey extends Owner {
  /** base64url. */
  readonly credentialId: string
  /** COSE (RFC 9052). */
  readonly publicKey: Uint8Array
  readonly counter: number
  /** The host or domain for which it was made (RP ID). */
  readonly domain: string
  /** As the member calls it. */
  readonly name: string | null
  readonly userAgent: string
  /** Whether it may be copied to the member's other devices; null where it is not known yet. */
  readonly syncable: boolean | null
  /** Whether it is copied to them now. */
  readonly synced: boolean
  readonly addedAt: Date
  readonly lastUsedAt: Date | null
  /** Since when it works nowhere, until the member says that it is theirs; null for one that works. */
  readonly heldAt: Date | null
}

/** What the device said when a passkey was used. */
export interface PasskeyUse {
  readonly counter: number
  /** Backup eligibility and backup state (Web Authentication Level 3, §6.1.3). */
  readonly syncable: boolean
  readonly synced: boolean
}
