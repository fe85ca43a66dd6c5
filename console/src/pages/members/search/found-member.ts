import type { OpAnswer } from '#request/call.ts'

export interface FoundMember {
  readonly merchant: string
  readonly currency: string
  readonly decimals: number
  readonly row: OpAnswer<'members.find'>['rows'][number]
}
