import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Cryptography with the server's own key. Each purpose has a separate key (HKDF), so that a mark or seal of one is useless for another. */
export interface Seals {
  /** HMAC-SHA-256, hex: recognises a short secret without storing it. */
  mark(purpose: string, text: string): string
  /** AES-256-GCM, base64url. */
  seal(purpose: string, text: string): string
  /** Throws if it was sealed with another key or for another purpose. */
  open(purpose: string, sealed: string): string
}

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
const CIPHER = 'aes-256-gcm'

/** `master`: at least 32 characters that cannot be guessed. */
export const createSeals = (master: string): Seals => {
  const keys = new Map<string, Buffer>()
  const keyFor = (purpose: string): Buffer => {
    const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', master, '', `foyer:${purpose}`, KEY_BYTES))
    keys.set(purpose, key)
    return key
  }

  return {
    mark: (purpose, text) =>
      createHmac('sha256', keyFor(`mark:${purpose}`))
        .update(text)
        .digest('hex'),

    seal(purpose, text) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, keyFor(`seal:${purpose}`), iv)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },

    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
      const decipher = createDecipheriv(CIPHER, keyFor(`seal:${purpose}`), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAuthTag(tag)
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
    },
  }
}
