import { and, eq } from 'drizzle-orm'
import { chatThreads } from './schema.ts'

export type ChatSide = 'member' | 'support'

/** Whose chat it is: each member has one. */
export interface ChatOwner {
  readonly merchant: string
  readonly memberId: string
}

export interface ChatThread extends ChatOwner {
  readonly lastSeq: number
  readonly lastAt: Date
  readonly memberUnread: number
  readonly supportUnread: number
  readonly memberSeenTo: number
  readonly supportSeenTo: number
  /** Since when a message of the member waits for an answer. */
  readonly waitingSince: Date | null
  /** The login of who of the staff has taken it. */
  readonly assignedTo: string | null
}

export const threadOf = ({ merchant, memberId }: ChatOwner) => and(eq(chatThreads.merchant, merchant), eq(chatThreads.memberId, memberId))
