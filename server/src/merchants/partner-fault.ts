import { createPublicKey } from 'node:crypto'
import type { Partner } from '@foyer/contract/identity/partner'
import type { Secrets } from './secrets.ts'

/** HS256 asks for a key as long as its digest. */
const SECRET_LENGTH = 32

const KEY_TYPE = { EdDSA: 'ed25519', ES256: 'ec', RS256: 'rsa' } as const

const typeOf = (publicKey: string): string | undefined => {
  try {
    return createPublicKey(publicKey).asymmetricKeyType
  } catch {
    return undefined // no key at all
  }
}

/** What keeps a partner's assertions from being verified; undefined where nothing does. */
export const partnerFault = (partner: Partner, secrets: Secrets): string | undefined => {
  if ('publicKey' in partner)
    return typeOf(partner.publicKey) === KEY_TYPE[partner.algorithm] ? undefined : `the public key is none for ${partner.algorithm}`
  const secret = secrets(partner.secret)
  if (secret === undefined) return `the secret ${partner.secret} is not set`
  return secret.length < SECRET_LENGTH ? `the secret ${partner.secret} is shorter than ${SECRET_LENGTH} characters` : undefined
}
