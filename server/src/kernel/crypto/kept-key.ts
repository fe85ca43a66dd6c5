import type { KeyObject } from 'node:crypto'
import type { Seals } from '#kernel/security/seals.ts'
import type { ServerKeyStore } from './server-key-store.ts'

export interface KeyParts {
  readonly serverKeys: ServerKeyStore
  readonly seals: Seals
  readonly clock: () => Date
}

/** The stores of a unit of work, or those outside of any. */
export type KeyStores = Pick<KeyParts, 'serverKeys'>

/** A private key that the server made for one merchant. */
export interface KeptKey {
  readonly name: string
  readonly privateKey: KeyObject
  readonly createdAt: Date
}

/** Keys of one kind, each of one merchant: what two brands publish does not show that one installation serves both. */
export interface KeptKeys {
  /** The newest first. The first one is made at its first use; the last ones may be of the time when all merchants had one together. */
  of(stores: KeyStores, merchant: string): Promise<readonly [KeptKey, ...KeptKey[]]>
  /** As they are at this moment, without making one. */
  existing(stores: KeyStores, merchant: string): Promise<readonly KeptKey[]>
  /** Makes another one, in the unit of work of `stores`. Each server uses it within `KEYS_FRESH_MS`. */
  add(stores: KeyStores, merchant: string): Promise<void>
}
