import { digestOf } from '#kernel/crypto/digest.ts'

const LENGTH = 32

/** An id for pages that does not reveal the row it stands for. */
export const opaqueId = (text: string): string => digestOf(text).slice(0, LENGTH)
