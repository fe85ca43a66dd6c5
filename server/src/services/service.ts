import type { CallName, Calls } from '@foyer/contract'
import type { AnswerOf, RequestOf } from '@foyer/contract/call'
import type { Caller, SignedInCaller } from '#caller.ts'

/** What answers one call: the rules, without HTTP and without SQL. */
export type Service<Name extends CallName> = (
  asked: RequestOf<Calls[Name]>,
  caller: Calls[Name]['session'] extends 'required' ? SignedInCaller : Caller,
) => Promise<AnswerOf<Calls[Name]>>
