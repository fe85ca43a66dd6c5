import { wordsOf } from './catalogues.ts'

/** Roles of staff as words, in their order: “Support, Risk”. */
export const roleWords = (roles: readonly string[]): string => roles.map(role => wordsOf('shell', `role_${role}`)).join(', ')
