import type { OpAnswer } from '#request/call.ts'

/** A document with its pictures, as compliance sees it. */
export type Identity = OpAnswer<'identity.get'>
