import type { ConsolePart } from '#kernel/console-part.ts'
import type { Deps } from '#kernel/deps.ts'
import { assignCase, cases, getCase, moveCase, noteCase, openCase } from './cases.ts'

export const ops = (deps: Deps) =>
  ({
    'risk.cases': cases(deps),
    'risk.case': getCase(deps),
    'risk.open': openCase(deps),
    'risk.note': noteCase(deps),
    'risk.assign': assignCase(deps),
    'risk.state': moveCase(deps),
  }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>
