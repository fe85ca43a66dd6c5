import { hashToken } from '#services/session/token.ts'

const LENGTH = 32

/** What a page may know a row by: it leads back to nothing. */
export const opaqueId = (text: string): string => hashToken(text).slice(0, LENGTH)
