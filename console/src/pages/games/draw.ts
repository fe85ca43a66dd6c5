import type { OpAnswer } from '#request/call.ts'

type DrawAnswer = OpAnswer<'draws.get'>
export interface PartProps {
  value: DrawAnswer
  timeZone: string | undefined
}
