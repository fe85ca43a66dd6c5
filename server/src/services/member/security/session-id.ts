import { hashToken } from '#services/session/token.ts'

const LENGTH = 32

/** What a page may know a session by: neither its token nor what is stored of that. */
export const sessionId = (tokenHash: string): string => hashToken(tokenHash).slice(0, LENGTH)
