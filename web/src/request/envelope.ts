import { base64, hex, randomBytes, utf8 } from '#device/bytes.ts'
import { desEcb } from './des.ts'

/** RSA and HMAC, by the platform or, where a page is not secure, by a library. */
export interface Primitives {
  /** base64 of RSA-OAEP-SHA-256 of the text; the key is base64 of SPKI DER. */
  rsa(publicKey: string, text: string): Promise<string>
  hmacSha256(key: Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array<ArrayBuffer>>
}

/** An encrypted body and the headers that open it (spec 1 §7, Encryption). */
export interface Envelope {
  readonly headers: { readonly Encryption: string; readonly 'X-RSA': string; readonly 'X-Digest': string }
  readonly body: { readonly value: string }
}

/** Seals `payload` for the holder of the private key. Each call draws its own random string, so an envelope is never the same twice. */
export const seal = async (publicKey: string, payload: unknown, { rsa, hmacSha256 }: Primitives): Promise<Envelope> => {
  const random = base64(randomBytes(32))
  const key = utf8(random)
  const [desKey, digestKey, sealedRandom] = await Promise.all([hmacSha256(key, 'des'), hmacSha256(key, 'mac'), rsa(publicKey, random)])
  const value = base64(desEcb(desKey.subarray(0, 8), utf8(JSON.stringify(payload))))
  const digest = hex(await hmacSha256(digestKey, value))
  return { headers: { Encryption: sealedRandom, 'X-RSA': publicKey, 'X-Digest': digest }, body: { value } }
}
