import { base64, bytesOfBase64, randomBytes } from '#device/bytes.ts'
import { readJson } from '#device/json.ts'
import { localStore, type TextStore } from '#device/storage.ts'
import type { SessionInfo } from '#session/session-store.ts'
import { LOGIN_KEY } from './saved-login-key.ts'
import { decodeTwice, encodeTwice } from './twice-encoded.ts'

/** A login remembered on this device (spec 1 §3). */
export interface SavedLogin {
  readonly type: 'username' | 'sms'
  /** User name, or dialling code and number. */
  readonly name: string
  readonly merchant: string
  /** The remember token, or the password if the back end gave no token (decision 8). Null after signing out by hand: only the name is kept, to fill it in. */
  readonly secret: { readonly kind: 'token' | 'password'; readonly text: string } | null
  /** Sent with the token and kept until the answer has come, so that a request whose answer was lost can be repeated (decision 8). */
  readonly idempotencyKey?: string
}

/** One that can sign in. */
export type UsableLogin = SavedLogin & { readonly secret: NonNullable<SavedLogin['secret']> }

export const isUsable = (login: SavedLogin): login is UsableLogin => login.secret !== null

/** Stored apart from the text it encodes (spec 1 §3). */
const SALT_KEY = 'SHELL_saltKey'
const SALT_BYTES = 16
const AUTO_LOGIN_KEY = 'autoLogin'

interface Stored {
  readonly type: SavedLogin['type']
  readonly username?: string
  readonly mobileNum?: string
  readonly kind?: UsableLogin['secret']['kind']
  readonly password?: string
  readonly merchant: string
  readonly idempotencyKey?: string
}

export const createSavedLogins = (store: TextStore, random: (count: number) => Uint8Array) => ({
  save({ type, name, merchant, secret, idempotencyKey }: SavedLogin): void {
    const salt = random(SALT_BYTES)
    const named = type === 'sms' ? { mobileNum: name } : { username: name }
    const encoded = secret && { kind: secret.kind, password: encodeTwice(secret.text, salt) }
    const stored: Stored = { type, ...named, ...encoded, merchant, ...(idempotencyKey && { idempotencyKey }) }
    store.set(SALT_KEY, base64(salt))
    store.set(LOGIN_KEY, JSON.stringify(stored))
  },

  /** Null if nothing is saved, or it cannot be read. */
  read(): SavedLogin | null {
    const { type, username, mobileNum, kind, password, merchant, idempotencyKey } = (readJson(store.get(LOGIN_KEY)) ?? {}) as Partial<Stored>
    const salt = store.get(SALT_KEY)
    const name = username ?? mobileNum
    if (!type || !name || !merchant || !salt) return null
    try {
      const secret = kind && password ? { kind, text: decodeTwice(password, bytesOfBase64(salt)) } : null
      return { type, name, merchant, secret, ...(idempotencyKey && { idempotencyKey }) }
    } catch {
      return null // encoded with another salt, or not by us
    }
  },

  /** Keeps only the name (spec 1 §4, Signing out by hand). */
  keepName(): void {
    const { type, name, merchant } = this.read() ?? {}
    if (type && name && merchant) this.save({ type, name, merchant, secret: null })
  },

  forget(): void {
    store.remove(LOGIN_KEY)
    store.remove(SALT_KEY)
  },

  /** '0' after signing out by hand and after `token_ip_different`; the next remembered sign-in by hand sets '1' (spec 1 §8, token_ip_different). */
  autoLogin: (): string | null => store.get(AUTO_LOGIN_KEY),
  setAutoLogin: (flag: '0' | '1'): void => store.set(AUTO_LOGIN_KEY, flag),
})

/** The saved login if it can sign in and belongs to the member who is signed in; upper and lower case count as the same. */
export const rememberedLogin = (saved: SavedLogin | null, session: Pick<SessionInfo, 'merchantCode' | 'userName'> | null): SavedLogin | null =>
  saved?.secret && session && saved.merchant === session.merchantCode && saved.name.toLowerCase() === session.userName.toLowerCase() ? saved : null

export const savedLogins = createSavedLogins(localStore, randomBytes)
