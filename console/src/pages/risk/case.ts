import type { OpAnswer } from '#request/call.ts'

type Case = OpAnswer<'risk.case'>
export interface CasePartProps {
  merchant: string
  found: Case
}
