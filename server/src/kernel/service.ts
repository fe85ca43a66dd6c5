import type { CallName, Calls } from '@foyer/contract'
import type { AnswerOf, RequestOf } from '@foyer/contract/call'
import type { Caller, SignedInCaller } from './caller.ts'

/** The function that answers one call: it holds the rules, and knows neither HTTP nor SQL. */
export type Service<Name extends CallName> = (
  asked: RequestOf<Calls[Name]>,
  caller: Calls[Name]['session'] extends 'required' ? SignedInCaller : Caller,
) => Promise<AnswerOf<Calls[Name]>>

/** The whole API: what answers each declared call. */
export type Answers = { readonly [Name in CallName]: Service<Name> }
