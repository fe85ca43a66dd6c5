import { createHash } from 'node:crypto'

/** SHA-256, hex: stored in place of a token, or as a key that must not reveal its text. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Names a public key, or what only its owner can know, for people to compare: 64 bits, hex. */
export const fingerprintOf = (text: string): string => digestOf(text).slice(0, 16)
