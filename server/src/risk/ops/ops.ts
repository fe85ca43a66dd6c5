import type { ConsolePart } from '#kernel/console-part.ts'
import type { Deps } from '#kernel/deps.ts'
import { assignCase, moveCase, noteCase, openCase } from './case-acts.ts'
import { cases, getCase } from './cases.ts'

export const ops = (deps: Deps) =>
  ({
    'risk.cases': cases(deps),
    'risk.case': getCase(deps),
    'risk.open': openCase(deps),
    'risk.note': noteCase(deps),
    'risk.assign': assignCase(deps),
    'risk.state': moveCase(deps),
  }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>
