import type { OpAnswer } from '#request/call.ts'

export type Member = OpAnswer<'members.get'>

/** What every part of a member's page is handed. */
export interface TabProps {
  readonly member: Member
  readonly merchant: string
  readonly timeZone: string | undefined
}

/** What a table of moments is handed: they are shown as clocks where the merchant is. */
export type InZone = Pick<TabProps, 'timeZone'>
