import type { OpAnswer } from '#request/call.ts'

export type Payment = OpAnswer<'payments.get'>
