import { createCipheriv, createHmac, randomBytes } from 'node:crypto'
import { keysOf, openWith, IV_BYTES, CIPHER } from './seal-keys.ts'

/** Cryptography with the server's own key. Each purpose has a separate key (HKDF), so that a mark or seal of one is useless for another. */
export interface Seals {
  /** Names the present key without helping to find it, for people to compare: 64 bits, hex. */
  readonly fingerprint: string
  /** HMAC-SHA-256, hex: recognises a short secret without storing it. */
  mark(purpose: string, text: string): string
  /** AES-256-GCM, base64url. */
  seal(purpose: string, text: string): string
  /** Throws if it was sealed with a key that is neither the present nor a former one, or for another purpose. */
  open(purpose: string, sealed: string): string
  /** The same text sealed with the present key; undefined where it is already. Throws like `open`. */
  reseal(purpose: string, sealed: string): string | undefined
}

interface OtherKeys {
  /** Keys that were the present one before: what they sealed is opened too. */
  readonly former?: readonly string[]
  /** What marks are made with, if not with the present key: a mark cannot be made anew, because its text is not there any more. */
  readonly marks?: string
}

/** `master`: at least 32 characters that cannot be guessed, as the other keys. */
export const createSeals = (master: string, { former = [], marks = master }: OtherKeys = {}): Seals => {
  const keyFor = keysOf(master)
  const markKeyFor = keysOf(marks)
  const all = [keyFor, ...former.map(keysOf)]

  /** What it says, and by which of the keys it was opened: 0 is the present one. */
  const opened = (purpose: string, sealed: string): { readonly text: string; readonly by: number } => {
    let fault: unknown
    for (const [by, keys] of all.entries()) {
      try {
        return { text: openWith(keys(`seal:${purpose}`), sealed), by }
      } catch (error) {
        fault ??= error
      }
    }
    throw fault
  }

  const seals: Seals = {
    fingerprint: keyFor('fingerprint').toString('hex').slice(0, 16),

    mark: (purpose, text) =>
      createHmac('sha256', markKeyFor(`mark:${purpose}`))
        .update(text)
        .digest('hex'),

    seal(purpose, text) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, keyFor(`seal:${purpose}`), iv)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },

    open: (purpose, sealed) => opened(purpose, sealed).text,

    reseal(purpose, sealed) {
      const { text, by } = opened(purpose, sealed)
      return by === 0 ? undefined : seals.seal(purpose, text)
    },
  }
  return seals
}
