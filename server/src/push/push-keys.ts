import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { SignJWT } from 'jose'
import type { KeptKey, KeptKeys, KeyParts } from '#kernel/crypto/kept-key.ts'
import { keptKeys } from '#kernel/crypto/kept-keys.ts'

/** A P-256 key of the server, by which push services know who sends (RFC 8292, VAPID). */
export interface PushKey {
  /** A point on P-256, 65 bytes, base64url: what a browser subscribes with. */
  readonly publicKey: string
  /** The header `Authorization` for a push service; `contact` is an address of ours. */
  authorization(service: string, contact: string, now: Date): Promise<string>
}

/** A token is valid for at most a day (RFC 8292 §2); it is made anew when half of that is over, s. */
const TOKEN_LIFE_S = 24 * 60 * 60 - 300
const TOKEN_USE_MS = 12 * 60 * 60_000
/** Push services times sites: more are never in use. */
const TOKENS_KEPT = 1_000

/** A public key's point is at the end of its SPKI form. */
const POINT_BYTES = 65

/** A merchant's keys. A subscription is bound to the one with which it was made, so those of before stay in use. */
export interface PushKeysOf {
  readonly kept: KeptKeys
  /** The newest first. */
  of(merchant: string): Promise<readonly [PushKey, ...PushKey[]]>
}

/** A point on P-256, 65 bytes, base64url. */
export const pushPublicKeyOf = ({ privateKey }: KeptKey): string =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).subarray(-POINT_BYTES).toString('base64url')

const pushKey = (key: KeptKey): PushKey => {
  const publicKey = pushPublicKeyOf(key)
  const tokens = new Map<string, { readonly token: string; readonly until: number }>()

  return {
    publicKey,
    async authorization(service, contact, now) {
      const name = `${service} ${contact}`
      const kept = tokens.get(name)
      if (kept && now.getTime() < kept.until) return kept.token
      const jwt = await new SignJWT({ aud: service, exp: Math.floor(now.getTime() / 1000) + TOKEN_LIFE_S, sub: contact })
        .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
        .sign(key.privateKey)
      const token = `vapid t=${jwt}, k=${publicKey}`
      if (tokens.size >= TOKENS_KEPT) tokens.clear()
      tokens.set(name, { token, until: now.getTime() + TOKEN_USE_MS })
      return token
    },
  }
}

/** The keys of every merchant, made at their first use and kept. */
export const createPushKeys = (parts: KeyParts): PushKeysOf => {
  const kept = keptKeys('vapid', () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey, parts)
  const made = new Map<string, PushKey>()
  const known = (key: KeptKey): PushKey => {
    const found = made.get(key.name) ?? pushKey(key)
    made.set(key.name, found)
    return found
  }
  return {
    kept,
    async of(merchant) {
      const [newest, ...others] = await kept.of(parts, merchant)
      return [known(newest), ...others.map(known)]
    },
  }
}
