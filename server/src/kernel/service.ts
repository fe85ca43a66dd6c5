import type { CallAnswers, CallName, CallRequests, Calls } from '@foyer/contract'
import type { Caller, SignedInCaller } from './caller.ts'

/** The function that answers one call: it holds the rules, and knows neither HTTP nor SQL. */
export type Service<Name extends CallName> = (
  request: CallRequests[Name],
  caller: Calls[Name]['session'] extends 'required' ? SignedInCaller : Caller,
) => Promise<CallAnswers[Name]>

/** The whole API: what answers each declared call. */
export type Answers = { readonly [Name in CallName]: Service<Name> }
