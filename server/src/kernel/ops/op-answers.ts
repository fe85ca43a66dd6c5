import type { OpAnswers, OpName, OpRequests, Ops } from '@foyer/contract/ops/index'
import type { HouseCaller, OpVisitor, StaffCaller } from './staff-caller.ts'

type CallerOf<Name extends OpName> = Ops[Name]['permission'] extends 'stranger'
  ? OpVisitor
  : Ops[Name]['scope'] extends 'house'
    ? HouseCaller
    : StaffCaller

/** The function that answers one op: it holds the rules, and knows neither HTTP nor SQL. */
export type OpService<Name extends OpName> = (request: OpRequests[Name], caller: CallerOf<Name>) => Promise<OpAnswers[Name]>

/** What answers each declared op. */
export type OpServices = { readonly [Name in OpName]: OpService<Name> }
