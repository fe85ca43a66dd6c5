import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import type { KeptKey, KeptKeys, KeyParts } from './kept-key.ts'
import { keptKeys } from './kept-keys.ts'

/** An Ed25519 key of the server: what it signs, anybody can check by the public one. */
export interface SigningKey {
  /** Hex, 32 bytes. */
  readonly publicKey: string
  /** Public keys of before: what they signed stays valid. Hex, the oldest first. */
  readonly earlierKeys: readonly string[]
  /** Hex, 64 bytes. */
  sign(message: Uint8Array): string
}

export interface SigningKeys {
  readonly kept: KeptKeys
  /** The newest key of a merchant; `stores` are those of the unit of work, where there is one. */
  of(stores: Pick<KeyParts, 'serverKeys'>, merchant: string): Promise<SigningKey>
}

/** The 32 bytes of the key stand at the end of its SPKI form. */
const KEY_BYTES = 32

/** Hex, 32 bytes. */
export const publicKeyOf = ({ privateKey }: Pick<KeptKey, 'privateKey'>): string =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).subarray(-KEY_BYTES).toString('hex')

/** The Ed25519 keys with this name. Their public halves are kept beside them as they are, because those stay valid where `SECRET_KEY` was lost. */
export const createSigningKeys = (name: string, parts: KeyParts): SigningKeys => {
  const kept = keptKeys(name, () => generateKeyPairSync('ed25519').privateKey, parts)
  const made = new Map<string, SigningKey>()

  const published = async ({ serverKeys }: Pick<KeyParts, 'serverKeys'>, merchant: string): Promise<readonly string[]> => {
    // Of the time when all merchants had one key together, and the merchant's own.
    const rows = [...(await serverKeys.beginningWith(`${name}-public:`)), ...(await serverKeys.beginningWith(`${name}-public/${merchant}:`))]
    return [...new Set(rows.map(({ key }) => key))]
  }

  return {
    kept,
    async of(stores, merchant) {
      const [newest] = await kept.of(stores, merchant)
      const known = made.get(newest.name)
      if (known) return known
      const publicKey = publicKeyOf(newest)
      await stores.serverKeys.keep(newest.name.replace(`${name}/`, `${name}-public/`), publicKey, newest.createdAt)
      const earlierKeys = (await published(stores, merchant)).filter(key => key !== publicKey)
      const key: SigningKey = { publicKey, earlierKeys, sign: message => sign(null, message, newest.privateKey).toString('hex') }
      // Inside a unit of work the row may still vanish.
      if (stores.serverKeys === parts.serverKeys) made.set(newest.name, key)
      return key
    },
  }
}
