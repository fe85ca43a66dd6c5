import type { OpAnswer } from '#request/call.ts'

export type Overview = OpAnswer<'system.overview'>
