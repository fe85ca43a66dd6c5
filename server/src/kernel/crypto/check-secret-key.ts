import { createSeals, type Seals } from '#kernel/security/seals.ts'
import type { ServerKeyStore } from './server-key-store.ts'

const CHECK = 'check'
const WORDS = 'sealed with the right key'

/** The environment has another SECRET_KEY than the one with which this database's secrets were sealed. */
export class WrongSecretKeyError extends Error {
  constructor() {
    super(
      'SECRET_KEY is not the one with which the secrets in this database were sealed: bank accounts, authenticators, push tokens and seeds of draws could not be read. Start with the former key (docs/operating.md, The secret key).',
    )
    this.name = 'WrongSecretKeyError'
  }
}

/**
 * Throws `WrongSecretKeyError` unless the key opens the check value that stands in the database; the first start writes it. A database that has worked with a
 * key of its own, without SECRET_KEY, has its secrets sealed with that.
 */
export const checkSecretKey = async (seals: Seals, { serverKeys, at }: { readonly serverKeys: ServerKeyStore; readonly at: Date }): Promise<void> => {
  const [own] = await serverKeys.beginningWith('master')
  const sealed = await serverKeys.keep(CHECK, (own === undefined ? seals : createSeals(own)).seal(CHECK, WORDS), at)
  try {
    seals.open(CHECK, sealed)
  } catch {
    throw new WrongSecretKeyError()
  }
}
