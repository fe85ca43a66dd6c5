import { createPublicKey } from 'node:crypto'
import type { Partner } from '@foyer/contract/account/identity/partner'
import type { Sound } from '#kernel/merchants/json/sound.ts'
import type { Secrets } from '#kernel/merchants/secrets.ts'

/** HS256 requires a key at least as long as its digest. */
const SECRET_LENGTH = 32

const KEY_TYPE = { EdDSA: 'ed25519', ES256: 'ec', RS256: 'rsa' } as const

const typeOf = (publicKey: string): string | undefined => {
  try {
    return createPublicKey(publicKey).asymmetricKeyType
  } catch {
    return undefined // not a key
  }
}

/** Why a partner's assertions cannot be verified; undefined if they can, or if a setting or the secret is missing. */
export const partnerFault = (partner: Sound<Partner>, secrets: Secrets): string | undefined => {
  if ('publicKey' in partner) {
    const { publicKey, algorithm } = partner
    if (publicKey === undefined || algorithm === undefined) return undefined
    return typeOf(publicKey) === KEY_TYPE[algorithm] ? undefined : `the public key is none for ${algorithm}`
  }
  const name = 'secret' in partner ? partner.secret : undefined
  const secret = name === undefined ? undefined : secrets(name)
  if (secret === undefined) return undefined
  return secret.length < SECRET_LENGTH ? `the secret ${name} is shorter than ${SECRET_LENGTH} characters` : undefined
}
