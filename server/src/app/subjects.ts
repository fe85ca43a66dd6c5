import type { ConsolePart } from '#kernel/console-part.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { ContentKinds } from '#kernel/merchants/merchant.ts'
import type { ApprovalActs } from '#kernel/ops/approval-act.ts'
import type { OpServices } from '#kernel/ops/op-answers.ts'
import type { OwnKeys } from '#kernel/ops/own-key.ts'
import type { Answers } from '#kernel/service.ts'
import type { SubjectDeclaration } from '#kernel/subject.ts'
import type { FurtherLedgerChecks } from '#money/ledger/ledger-checks.ts'
import type { MemberGroups } from '#push/schema.ts'
import * as list from './subject-list.ts'

/** The names that subjects give in one field, such as those of the calls in `answers`. */
type Given<Field extends keyof SubjectDeclaration> = {
  [Name in keyof typeof list]: (typeof list)[Name] extends Readonly<Record<Field, infer Declared>>
    ? keyof (Declared extends (...given: never) => infer Result ? Awaited<Result> : Declared)
    : never
}[keyof typeof list]

/** The same for the parts of the console, which are loaded late. */
type GivenToConsole<Field extends keyof ConsolePart> = {
  [Name in keyof typeof list]: (typeof list)[Name] extends { readonly console: () => Promise<infer Part> }
    ? Part extends Readonly<Record<Field, (...given: never) => infer Result>>
      ? keyof Result
      : never
    : never
}[keyof typeof list]

/** What `compose.ts` makes itself. */
type KernelParts =
  | 'config'
  | 'log'
  | 'clock'
  | 'timer'
  | 'newId'
  | 'randomToken'
  | 'newRsaPair'
  | 'stores'
  | 'inUnit'
  | 'merchants'
  | 'publicAddresses'
  | 'limits'
  | 'countryOf'
  | 'seals'
  | 'pictures'
  | 'closingPolicyOf'
  | 'publish'

/** Subjects of which nothing is missing. Where an interface of the kernel was added to and no subject gives the addition, its name stands in the error. */
type Whole<
  _Answers extends never,
  _Stores extends never,
  _Parts extends never,
  _Content extends never,
  _Ops extends never,
  _Approvals extends never,
  _Keys extends never,
  _Checks extends never,
  _Groups extends never,
> = Readonly<Record<string, SubjectDeclaration>>
type WholeList = Whole<
  Exclude<keyof Answers, Given<'answers'>>,
  Exclude<keyof Stores, Given<'stores'> | 'jobs'>,
  Exclude<keyof Deps, Given<'parts'> | KernelParts>,
  Exclude<keyof ContentKinds, Given<'content'>>,
  Exclude<keyof OpServices, GivenToConsole<'ops'>>,
  Exclude<keyof ApprovalActs, GivenToConsole<'approvals'>>,
  Exclude<keyof OwnKeys, GivenToConsole<'keys'>>,
  Exclude<keyof FurtherLedgerChecks, Given<'ledgerChecks'>>,
  Exclude<keyof MemberGroups, Given<'memberGroups'>>
>

/** Every subject, in an order that nothing depends on. */
export const subjects: readonly SubjectDeclaration[] = Object.values(list satisfies WholeList)
