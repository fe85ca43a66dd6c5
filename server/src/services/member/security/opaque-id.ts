import { digestOf } from '#crypto/digest.ts'

const LENGTH = 32

/** What a page may know a row by: it leads back to nothing. */
export const opaqueId = (text: string): string => digestOf(text).slice(0, LENGTH)
