import type { Envelope } from './envelope.ts'
import { localFailure, RequestError } from './request-error.ts'

/** Seals bodies with the server's public key, fetching it when there is none yet. */
export interface Sealer {
  /** Rejects with an `encryption` failure, or with the failure of the key's fetch. */
  seal(payload: unknown): Promise<Envelope>
  /** The key is no longer taken: the next envelope fetches another. */
  forgetKey(): void
}

/** The ciphers are a chunk of their own, fetched with the first key (decision 14). */
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

/** `fetchKey` answers the public key, base64 of SPKI DER. */
export const createSealer = (fetchKey: () => Promise<string>): Sealer => {
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
    async seal(payload) {
      try {
        const [publicKey, cipher] = await Promise.all([currentKey(), loadCipher()])
        return await cipher(publicKey, payload)
      } catch (error) {
        if (error instanceof RequestError) throw error
        // A key that cannot be read must not be kept; spec 1 §8: rejects with success false and a message.
        forgetKey()
        throw localFailure('encryption', error instanceof Error ? error.message : String(error), error)
      }
    },
  }
}
