import { createDecipheriv, hkdfSync } from 'node:crypto'

const KEY_BYTES = 32
export const IV_BYTES = 12
const TAG_BYTES = 16
export const CIPHER = 'aes-256-gcm'

export const keysOf = (master: string): ((purpose: string) => Buffer) => {
  const keys = new Map<string, Buffer>()
  return purpose => {
    const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', master, '', `foyer:${purpose}`, KEY_BYTES))
    keys.set(purpose, key)
    return key
  }
}

export const openWith = (key: Buffer, sealed: string): string => {
  const bytes = Buffer.from(sealed, 'base64url')
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAuthTag(tag)
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}
