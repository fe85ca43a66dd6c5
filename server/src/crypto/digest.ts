import { createHash } from 'node:crypto'

/** SHA-256, hex: what is stored of a token, and of what nobody is to read in a key. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')
