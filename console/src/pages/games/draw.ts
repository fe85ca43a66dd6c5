import type { OpAnswer } from '#request/call.ts'

type DrawAnswer = OpAnswer<'draws.get'>
export interface DrawPartProps {
  value: DrawAnswer
  timeZone: string | undefined
}
