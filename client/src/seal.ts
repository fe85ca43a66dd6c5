import des from 'des.js'

/** An encrypted call: its headers, and its body as JSON (docs/rules/requests.md, requests-12). */
export interface SealedCall {
  readonly headers: Readonly<Record<'Encryption' | 'X-RSA' | 'X-Digest', string>>
  readonly body: string
}

const DES_BLOCK = 8

const utf8 = (text: string) => new TextEncoder().encode(text)
const base64 = (bytes: Uint8Array | readonly number[]): string => btoa(Array.from(bytes, byte => String.fromCodePoint(byte)).join(''))
const bytesOfBase64 = (text: string) => Uint8Array.from(atob(text), character => character.codePointAt(0) ?? 0)
const hex = (bytes: Uint8Array): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

const hmacSha256 = async (key: Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array<ArrayBuffer>> => {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, utf8(text)))
}

const sealSecret = async (secret: string, publicKey: string): Promise<string> => {
  const key = await crypto.subtle.importKey('spki', bytesOfBase64(publicKey), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt'])
  return base64(new Uint8Array(await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, key, utf8(secret))))
}

/** DES-ECB with PKCS #7 padding, which des.js leaves to its caller. */
const encryptDesEcb = (key: Uint8Array, text: string): string => {
  const plain = utf8(text)
  const padding = DES_BLOCK - (plain.length % DES_BLOCK)
  return base64(des.DES.create({ type: 'encrypt', key }).update([...plain, ...Array<number>(padding).fill(padding)]))
}

/**
 * Seals the content of an encrypted call with `publicKey`, the answer of `session.rsaKey`: base64 of SPKI DER. Needs `crypto.subtle`, which browsers have
 * on https and on localhost alone.
 */
export const seal = async (content: unknown, publicKey: string): Promise<SealedCall> => {
  const secret = base64(crypto.getRandomValues(new Uint8Array(32)))
  const [desKey, digestKey] = await Promise.all([hmacSha256(utf8(secret), 'des'), hmacSha256(utf8(secret), 'mac')])
  const value = encryptDesEcb(desKey.subarray(0, DES_BLOCK), JSON.stringify(content))
  return {
    headers: { Encryption: await sealSecret(secret, publicKey), 'X-RSA': publicKey, 'X-Digest': hex(await hmacSha256(digestKey, value)) },
    body: JSON.stringify({ value }),
  }
}
