import type { OpAnswer } from '#request/call.ts'

type Case = OpAnswer<'risk.case'>
export interface Of {
  merchant: string
  found: Case
}
