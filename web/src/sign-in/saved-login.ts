import { base64, bytesOfBase64, randomBytes } from '#device/bytes.ts'
import { readJson } from '#device/json.ts'
import { localStore, type TextStore } from '#device/storage.ts'
import type { SessionInfo } from '#session/session-store.ts'
import { decodeTwice, encodeTwice } from './twice-encoded.ts'

/** A login remembered on this device (spec 1 §3). */
export interface SavedLogin {
  readonly type: 'username' | 'sms'
  /** User name, or dialling code and number. */
  readonly name: string
  readonly merchant: string
  /** The remember token, or the password if the back end gave no token (decision 8). */
  readonly secret: { readonly kind: 'token' | 'password'; readonly text: string }
}

const LOGIN_KEY = 'SHELL_savedLogin'
/** Stored apart from the text it encodes (spec 1 §3). */
const SALT_KEY = 'SHELL_saltKey'
const SALT_BYTES = 16
const AUTO_LOGIN_KEY = 'autoLogin'

interface Stored {
  readonly type: SavedLogin['type']
  readonly username?: string
  readonly mobileNum?: string
  readonly kind: SavedLogin['secret']['kind']
  readonly password: string
  readonly merchant: string
}

export const createSavedLogins = (store: TextStore, random: (count: number) => Uint8Array) => ({
  save({ type, name, merchant, secret }: SavedLogin): void {
    const salt = random(SALT_BYTES)
    const named = type === 'sms' ? { mobileNum: name } : { username: name }
    const stored: Stored = { type, ...named, kind: secret.kind, password: encodeTwice(secret.text, salt), merchant }
    store.set(SALT_KEY, base64(salt))
    store.set(LOGIN_KEY, JSON.stringify(stored))
  },

  /** Null if nothing is saved, or it cannot be read. */
  read(): SavedLogin | null {
    const stored = readJson(store.get(LOGIN_KEY)) as Partial<Stored> | undefined
    const salt = store.get(SALT_KEY)
    const name = stored?.username ?? stored?.mobileNum
    if (!stored?.type || !stored.kind || !stored.password || !stored.merchant || !name || !salt) return null
    try {
      const text = decodeTwice(stored.password, bytesOfBase64(salt))
      return { type: stored.type, name, merchant: stored.merchant, secret: { kind: stored.kind, text } }
    } catch {
      return null // encoded with another salt, or not by us
    }
  },

  forget(): void {
    store.remove(LOGIN_KEY)
    store.remove(SALT_KEY)
  },

  /** '0' after `token_ip_different`; the next remembered sign-in by hand sets '1' (spec 1 §8, token_ip_different). */
  autoLogin: (): string | null => store.get(AUTO_LOGIN_KEY),
  setAutoLogin: (flag: '0' | '1'): void => store.set(AUTO_LOGIN_KEY, flag),
})

/** The saved login if it belongs to the member who is signed in; upper and lower case count as the same. */
export const rememberedLogin = (saved: SavedLogin | null, session: Pick<SessionInfo, 'merchantCode' | 'userName'> | null): SavedLogin | null =>
  saved && session && saved.merchant === session.merchantCode && saved.name.toLowerCase() === session.userName.toLowerCase() ? saved : null

export const savedLogins = createSavedLogins(localStore, randomBytes)
