import { createHash } from 'node:crypto'

/** Random bytes of a session or remember token (design, Session token). */
export const TOKEN_BYTES = 32

/** What is stored of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
