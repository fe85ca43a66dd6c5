import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import type { Seals } from '#security/seals.ts'
import type { ServerKeyStore } from '#stores/server-key-store.ts'

/** The server's Ed25519 key: what it signs, anybody can check by the public one. */
export interface SigningKey {
  /** Hex, 32 bytes. */
  readonly publicKey: string
  /** Hex, 64 bytes. */
  sign(message: Uint8Array): string
}

const SEAL = 'signing-key'
/** The 32 bytes of the key stand at the end of its SPKI form. */
const KEY_BYTES = 32

/**
 * The key with this name, made at its first use and stored sealed; every worker has the same. Its row bears a mark of the present `SECRET_KEY`,
 * so that another one gets another key instead of one that it cannot open.
 */
export const createSigningKey = async (
  name: string,
  { serverKeys, seals, at }: { readonly serverKeys: ServerKeyStore; readonly seals: Seals; readonly at: Date },
): Promise<SigningKey> => {
  const fresh = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
  const kept = await serverKeys.keep(`${name}:${seals.mark(SEAL, name).slice(0, 16)}`, seals.seal(SEAL, fresh.toString()), at)
  const privateKey = createPrivateKey(seals.open(SEAL, kept))
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).subarray(-KEY_BYTES).toString('hex')
  return { publicKey, sign: message => sign(null, message, privateKey).toString('hex') }
}
