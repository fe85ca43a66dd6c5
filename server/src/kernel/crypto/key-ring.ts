import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import type { Logger } from 'pino'
import type { Seals } from '#kernel/security/seals.ts'
import type { KeyPair, KeyStore } from './key-store.ts'

/** A key is handed out for this long (spec 1 §7, Encryption: keys rotate every 24 h). */
export const KEY_LIFE_MS = 24 * 60 * 60_000
/** The previous key stays valid for this long (spec 1 §7, Encryption). */
export const KEY_GRACE_MS = 10 * 60_000
/** A worker caches the keys for this long; far less than the grace period, so that it sees another worker's rotation in time. */
const CACHE_MS = 30_000
/** An unknown key makes the ring read the keys again, but at most this often, so that random keys do not cause queries. */
const RELOAD_MS = 1_000

export interface RsaPair {
  /** base64 of SPKI DER. */
  readonly publicKey: string
  /** PKCS8 PEM. */
  readonly privateKey: string
}

/** A key that opens envelopes. */
export interface OpeningKey {
  readonly privateKey: KeyObject
  /** From then on it opens nothing, and the digests of its envelopes may be deleted. */
  readonly opensUntil: Date
}

interface KeyRingParts {
  readonly newRsaPair: (at: Date) => Promise<RsaPair>
  readonly stores: { readonly keys: KeyStore }
  readonly seals: Seals
  readonly clock: () => Date
  readonly log: Pick<Logger, 'warn' | 'error'>
}

export interface KeyRing {
  /** The public key to seal with: base64 of SPKI DER. Makes the first key, and the next one when it is due. */
  current(): Promise<string>
  /** The key that opens what was sealed with `publicKey`; undefined if it is unknown or retired. */
  find(publicKey: string): Promise<OpeningKey | undefined>
  /** True only the first time, over all workers. */
  acceptOnce(digest: string, key: OpeningKey): Promise<boolean>
  /** Resolves when all writes have ended. */
  settle(): Promise<void>
}

interface RingKey extends OpeningKey {
  readonly publicKey: string
  readonly createdAt: number
  /** It opens what was sealed with it, and is given out no more. */
  readonly retires: boolean
}

const generate = promisify(generateKeyPair)

/** What the private halves are sealed for before they are stored. */
export const KEY_SEAL = 'rsa-key'

export const generateRsaPair = async (): Promise<RsaPair> => {
  const { publicKey, privateKey } = await generate('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return { publicKey: publicKey.toString('base64'), privateKey }
}

const newPair = async ({ newRsaPair, seals }: Pick<KeyRingParts, 'newRsaPair' | 'seals'>, createdAt: Date): Promise<KeyPair> => {
  const { publicKey, privateKey } = await newRsaPair(createdAt)
  return { publicKey, privateKey: seals.seal(KEY_SEAL, privateKey), createdAt, retiresAt: null }
}

/** A key that was never retired ends by itself: one grace period after it may last have been given out. */
const opensUntil = ({ createdAt, retiresAt }: KeyPair): Date =>
  new Date(Math.min(retiresAt?.getTime() ?? Infinity, createdAt.getTime() + KEY_LIFE_MS + 2 * KEY_GRACE_MS))

/** The RSA keys of all workers, read from the store and cached briefly. */
export const createKeyRing = ({ stores, seals, clock, log, newRsaPair }: KeyRingParts): KeyRing => {
  let keys: readonly RingKey[] = []
  let readAt = -Infinity
  /** When the newest key was made that this server cannot unseal. */
  let sealedByOther = -Infinity
  let reading: Promise<void> | undefined
  let rotating: Promise<void> | undefined

  /** Undefined where another `SECRET_KEY` than the present one sealed it: a new pair takes its place then. */
  const unsealed = ({ publicKey, privateKey, createdAt }: KeyPair): KeyObject | undefined => {
    try {
      return createPrivateKey(seals.open(KEY_SEAL, privateKey))
    } catch {
      sealedByOther = Math.max(sealedByOther, createdAt.getTime())
      log.warn({ publicKey }, 'an encryption key cannot be unsealed with the present SECRET_KEY')
      return undefined
    }
  }

  const read = (): Promise<void> => {
    reading ??= (async () => {
      const now = clock()
      const known = new Map(keys.map(key => [key.publicKey, key.privateKey]))
      const pairs = await stores.keys.usable(now)
      keys = pairs.flatMap(pair => {
        const privateKey = known.get(pair.publicKey) ?? unsealed(pair)
        return privateKey
          ? [
              {
                publicKey: pair.publicKey,
                privateKey,
                createdAt: pair.createdAt.getTime(),
                retires: pair.retiresAt !== null,
                opensUntil: opensUntil(pair),
              },
            ]
          : []
      })
      readAt = now.getTime()
    })().finally(() => {
      reading = undefined
    })
    return reading
  }

  const readIfOlderThan = async (age: number): Promise<void> => {
    if (clock().getTime() - readAt >= age) await read()
  }

  // Making a key takes a tenth of a second in a separate thread. If another worker was faster, its key is used.
  const rotate = (): Promise<void> => {
    rotating ??= (async () => {
      const now = clock()
      const pair = await newPair({ newRsaPair, seals }, now)
      await stores.keys.rotate(pair, new Date(now.getTime() + KEY_GRACE_MS), new Date(Math.max(now.getTime() - KEY_LIFE_MS, sealedByOther)))
      // A read that has already started may not see the new key, so wait for it.
      await reading?.catch(() => undefined)
      await read()
    })().finally(() => {
      rotating = undefined
    })
    return rotating
  }

  const newest = (): RingKey | undefined => keys.filter(({ retires }) => !retires).toSorted((one, other) => other.createdAt - one.createdAt)[0]
  const age = (key: RingKey | undefined): number => (key ? clock().getTime() - key.createdAt : Infinity)

  return {
    async current() {
      await readIfOlderThan(CACHE_MS)
      const aged = age(newest())
      if (aged >= KEY_LIFE_MS + KEY_GRACE_MS) await rotate()
      else if (aged >= KEY_LIFE_MS) rotate().catch((error: unknown) => log.error({ err: error }, 'the encryption key could not be rotated'))
      const key = newest()
      if (!key) throw new Error('there is no encryption key, though one was just made')
      return key.publicKey
    },

    async find(publicKey) {
      await readIfOlderThan(CACHE_MS)
      const known = () => keys.find(key => key.publicKey === publicKey && key.opensUntil > clock())
      if (!known()) await readIfOlderThan(RELOAD_MS)
      return known()
    },

    acceptOnce: (digest, key) => stores.keys.acceptOnce(digest, key.opensUntil),

    async settle() {
      await Promise.allSettled([reading, rotating])
    },
  }
}
