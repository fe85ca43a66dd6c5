import type { Envelope } from './envelope.ts'
import { localFailure, RequestError } from './request-error.ts'

/** Encrypts bodies with the server's public key, which it fetches if there is none yet. */
export interface Encryptor {
  /** Rejects with an `encryption` failure, or with the failure of the key's fetch. */
  encrypt(payload: unknown): Promise<Envelope>
  /** The server no longer accepts the key: the next call fetches another. */
  forgetKey(): void
}

/** The ciphers are a separate chunk, loaded together with the first key (decision 14). */
const loadCipher = async () => {
  const [{ seal }, primitives] = await Promise.all([
    import('./envelope.ts'),
    // An insecure page (plain http) has no crypto.subtle.
    globalThis.crypto?.subtle
      ? import('./web-crypto.ts').then(module => module.webCrypto)
      : import('./forge-crypto.ts').then(module => module.forgeCrypto),
  ])
  return (publicKey: string, payload: unknown) => seal(publicKey, payload, primitives)
}

/** `fetchKey` resolves with the public key, base64 of SPKI DER. */
export const createEncryptor = (fetchKey: () => Promise<string>): Encryptor => {
  let key: Promise<string> | undefined
  const forgetKey = () => {
    key = undefined
  }
  const currentKey = () => {
    key ??= fetchKey().catch((error: unknown) => {
      forgetKey()
      throw error
    })
    return key
  }
  return {
    forgetKey,
    async encrypt(payload) {
      try {
        const [publicKey, cipher] = await Promise.all([currentKey(), loadCipher()])
        return await cipher(publicKey, payload)
      } catch (error) {
        if (error instanceof RequestError) throw error
        // Forget a key that may be unreadable. Spec 1 §8: reject with success false and a message.
        forgetKey()
        throw localFailure('encryption', error instanceof Error ? error.message : String(error), error)
      }
    },
  }
}
