import { constants, createDecipheriv, createHmac, privateDecrypt, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto'
import { Refusal } from '#kernel/refusal.ts'
import type { KeyRing } from './key-ring.ts'

/** An encrypted call as received; none of it is trusted (spec 1 §7, Encryption). */
export interface Envelope {
  /** Header `Encryption`: the client's secret R, sealed. */
  readonly secret: string | undefined
  /** Header `X-RSA`: the public key it is sealed with. */
  readonly publicKey: string | undefined
  /** Header `X-Digest`. */
  readonly digest: string | undefined
  /** The body: `{"value": <DES text>}`. */
  readonly body: unknown
}

/** R's text: 32 random bytes in base64. */
const SECRET = /^[A-Za-z0-9+/]{43}=$/
const DIGEST = /^[0-9a-f]{64}$/i
const DES_KEY_BYTES = 8

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** R, or random bytes in its place: a secret that cannot be decrypted then fails later, at the digest, like every other fault. */
const secretOf = (privateKey: KeyObject, sealed: string): string => {
  try {
    const key = { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
    const secret = privateDecrypt(key, Buffer.from(sealed, 'base64')).toString('latin1')
    if (SECRET.test(secret)) return secret
  } catch {
    // Continues below, because the answer must not show which step failed.
  }
  return randomBytes(32).toString('base64')
}

/** DES-ECB with PKCS7. OpenSSL has disabled single DES; triple DES with K‖K‖K gives the same bytes. */
const decrypt = (key: Buffer, text: string): string => {
  const decipher = createDecipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null)
  return Buffer.concat([decipher.update(text, 'base64'), decipher.final()]).toString('utf8')
}

const parse = (text: () => string): unknown => {
  try {
    return JSON.parse(text())
  } catch {
    throw new Refusal('encryption_invalid')
  }
}

const textOf = (body: unknown): string | undefined => {
  const value = typeof body === 'object' && body !== null && 'value' in body ? body.value : undefined
  return typeof value === 'string' ? value : undefined
}

/**
 * The JSON inside an envelope. Throws `encryption_required` if no part of an envelope was sent, `encryption_key_expired`
 * for an unknown or retired key, and `encryption_invalid` for every other fault, including a second use.
 */
export const openEnvelope = async ({ secret, publicKey, digest, body }: Envelope, keys: Pick<KeyRing, 'find' | 'acceptOnce'>): Promise<unknown> => {
  if (secret === undefined && publicKey === undefined && digest === undefined) throw new Refusal('encryption_required')
  const text = textOf(body)
  if (secret === undefined || publicKey === undefined || digest === undefined || text === undefined || !DIGEST.test(digest)) {
    throw new Refusal('encryption_invalid')
  }

  const key = await keys.find(publicKey)
  if (!key) throw new Refusal('encryption_key_expired')

  const clientSecret = secretOf(key.privateKey, secret)
  const expected = hmac(hmac(clientSecret, 'mac'), text)
  // Nothing is decrypted with DES before the digest has proven that the client wrote it.
  if (!timingSafeEqual(expected, Buffer.from(digest, 'hex'))) throw new Refusal('encryption_invalid')

  const request = parse(() => decrypt(hmac(clientSecret, 'des').subarray(0, DES_KEY_BYTES), text))
  if (!(await keys.acceptOnce(expected.toString('hex'), key))) throw new Refusal('encryption_invalid')
  return request
}
