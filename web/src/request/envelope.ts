import { base64, hex, randomBytes, utf8 } from '#device/bytes.ts'
import { encryptDesEcb } from './des.ts'

/** RSA and HMAC: the browser's own, or a library's in a page without a secure context. */
export interface Primitives {
  /** Encrypts the text by RSA-OAEP-SHA-256, in base64; the key is base64 of SPKI DER. */
  rsa(publicKey: string, text: string): Promise<string>
  hmacSha256(key: Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array<ArrayBuffer>>
}

/** An encrypted body and the headers that open it (spec 1 §7, Encryption). */
export interface Envelope {
  readonly headers: { readonly Encryption: string; readonly 'X-RSA': string; readonly 'X-Digest': string }
  readonly body: { readonly value: string }
}

/** Encrypts `payload` for the holder of the private key. Each call uses a new random string, so an envelope is never the same twice. */
export const seal = async (publicKey: string, payload: unknown, { rsa, hmacSha256 }: Primitives): Promise<Envelope> => {
  const random = base64(randomBytes(32))
  const key = utf8(random)
  const [desKey, digestKey, encryptedRandom] = await Promise.all([hmacSha256(key, 'des'), hmacSha256(key, 'mac'), rsa(publicKey, random)])
  const value = base64(encryptDesEcb(desKey.subarray(0, 8), utf8(JSON.stringify(payload))))
  const digest = hex(await hmacSha256(digestKey, value))
  return { headers: { Encryption: encryptedRandom, 'X-RSA': publicKey, 'X-Digest': digest }, body: { value } }
}
