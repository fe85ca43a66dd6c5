import type { AnswerOf } from '@foyer/contract/call'
import type { Calls } from '@foyer/contract'

export type MemberInfo = AnswerOf<Calls['member.info']>

/** The member behind the session, from the server; undefined while unknown or signed out. */
export declare const useMember: () => { readonly member: MemberInfo | undefined; readonly failed: boolean; refresh(): void }
