import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

const RECORD_BYTES = 4_096
const SALT_BYTES = 16
/** Marks the end of the last record (RFC 8188 §2). */
const LAST_RECORD = Buffer.from([2])

/** What a device tells of itself, so that only it can read (RFC 8291 §3.1). */
export interface PushKeys {
  /** Its public key: a point on P-256, 65 bytes. */
  readonly p256dh: Buffer
  /** Its secret, 16 bytes. */
  readonly auth: Buffer
}

/** Chance, which a test replaces by that of the RFC's example. */
interface Chance {
  readonly salt: Buffer
  readonly privateKey: Buffer | undefined
}

const bytes = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer => Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Encrypts a message for one device (RFC 8291, `aes128gcm` of RFC 8188). Throws if `p256dh` is no point on the curve. */
export const encryptPush = (
  text: Buffer,
  { p256dh, auth }: PushKeys,
  { salt, privateKey }: Chance = { salt: randomBytes(SALT_BYTES), privateKey: undefined },
): Buffer => {
  const own = createECDH('prime256v1')
  if (privateKey) own.setPrivateKey(privateKey)
  else own.generateKeys()
  const publicKey = own.getPublicKey()
  const secret = bytes(own.computeSecret(p256dh), auth, Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, publicKey]), 32)
  const key = bytes(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = bytes(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(text), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_BYTES)
  return Buffer.concat([salt, size, Buffer.from([publicKey.length]), publicKey, sealed])
}
