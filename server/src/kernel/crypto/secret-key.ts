import { createSeals, type Seals } from '#kernel/security/seals.ts'
import type { ServerKeyStore } from './server-key-store.ts'

/** Rows of `server_keys`: a key that the server made where the environment has none; the check value; and what marks are made with, sealed. */
export const OWN_KEY = 'master'
export const CHECK = 'check'
export const MARKS = 'marks'
const WORDS = 'sealed with the right key'

/** The environment has another SECRET_KEY than the one with which this database's secrets were sealed. */
export class WrongSecretKeyError extends Error {
  constructor() {
    super(
      'SECRET_KEY is not the one with which the secrets in this database were sealed: bank accounts, authenticators, push tokens and seeds of draws could not be read. Start with the former key, or name it in SECRET_KEY_BEFORE (docs/operating.md, The secret key).',
    )
    this.name = 'WrongSecretKeyError'
  }
}

interface Keys {
  /** Of the environment; without it the server makes one, which stands in the database. */
  readonly secretKey: string | undefined
  /** The key of before, while what it sealed is sealed anew (commands/reseal.ts). */
  readonly secretKeyBefore?: string | undefined
}

interface Parts {
  readonly serverKeys: ServerKeyStore
  readonly at: Date
  readonly randomToken: (bytes: number) => string
}

const opens = (key: string, sealed: string): boolean => {
  try {
    return createSeals(key).open(CHECK, sealed) === WORDS
  } catch {
    return false
  }
}

/**
 * The seals of this server. Throws `WrongSecretKeyError` unless one of the keys opens the check value that stands in the database; the first start writes
 * it. A database that has worked with a key of its own, without SECRET_KEY, has its secrets sealed with that. Marks are made with the first key for ever.
 */
export const openSeals = async ({ secretKey, secretKeyBefore }: Keys, { serverKeys, at, randomToken }: Parts): Promise<Seals> => {
  const own = (await serverKeys.beginningWith(OWN_KEY))[0]?.key
  const present = secretKey ?? own ?? (await serverKeys.keep(OWN_KEY, randomToken(32), at))
  const former = secretKeyBefore === undefined ? [] : [secretKeyBefore]
  const sealed = await serverKeys.keep(CHECK, createSeals(own ?? present).seal(CHECK, WORDS), at)
  const right = [present, ...former].find(key => opens(key, sealed))
  if (right === undefined) throw new WrongSecretKeyError()
  const marks = createSeals(present, { former }).open(MARKS, await serverKeys.keep(MARKS, createSeals(right).seal(MARKS, right), at))
  return createSeals(present, { former, marks })
}
