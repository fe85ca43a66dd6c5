import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import type { Seals } from '#kernel/security/seals.ts'
import type { ServerKeyStore } from './server-key-store.ts'

/** The server's Ed25519 key: what it signs, anybody can check by the public one. */
export interface SigningKey {
  /** Hex, 32 bytes. */
  readonly publicKey: string
  /** Public keys of before, under another `SECRET_KEY`: what they signed stays valid. Hex, the oldest first. */
  readonly earlierKeys: readonly string[]
  /** Hex, 64 bytes. */
  sign(message: Uint8Array): string
}

export const SIGNING_SEAL = 'signing-key'
/** The 32 bytes of the key stand at the end of its SPKI form. */
const KEY_BYTES = 32

export interface KeyParts {
  readonly serverKeys: ServerKeyStore
  readonly seals: Seals
  readonly at: Date
}

const markOf = (name: string, { seals }: Pick<KeyParts, 'seals'>): string => seals.mark(SIGNING_SEAL, name).slice(0, 16)

/**
 * The private key with this name, made by `generate` at its first use and stored sealed; every worker has the same. Its row bears a mark of the
 * present `SECRET_KEY`, so that another one gets another key instead of one that it cannot open.
 */
export const keepPrivateKey = async (name: string, generate: () => KeyObject, parts: KeyParts): Promise<KeyObject> => {
  const { serverKeys, seals, at } = parts
  const fresh = generate().export({ type: 'pkcs8', format: 'pem' })
  const kept = await serverKeys.keep(`${name}:${markOf(name, parts)}`, seals.seal(SIGNING_SEAL, fresh.toString()), at)
  return createPrivateKey(seals.open(SIGNING_SEAL, kept))
}

/** The Ed25519 key with this name. The public keys are kept beside it as they are. */
export const createSigningKey = async (name: string, parts: KeyParts): Promise<SigningKey> => {
  const { serverKeys, at } = parts
  const privateKey = await keepPrivateKey(name, () => generateKeyPairSync('ed25519').privateKey, parts)
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).subarray(-KEY_BYTES).toString('hex')
  await serverKeys.keep(`${name}-public:${markOf(name, parts)}`, publicKey, at)
  const earlierKeys = (await serverKeys.beginningWith(`${name}-public:`)).filter(key => key !== publicKey)
  return { publicKey, earlierKeys, sign: message => sign(null, message, privateKey).toString('hex') }
}
