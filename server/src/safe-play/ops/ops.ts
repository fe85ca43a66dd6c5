import type { ConsolePart } from '#kernel/console-part.ts'
import type { Deps } from '#kernel/deps.ts'
import { excludeMember, exclusionRegister } from './exclusions.ts'
import { askExport, exportApproval, exportExclusions, exportsOfMine } from './export-exclusions.ts'
import { importExclusions } from './import-exclusions.ts'
import { memberLimits } from './member-limits.ts'

export const ops = (deps: Deps) =>
  ({
    'members.limits': memberLimits(deps),
    'members.exclude': excludeMember(deps),
    'exclusions.list': exclusionRegister(deps),
    'exclusions.import': importExclusions(deps),
    'exclusions.askExport': askExport(deps),
    'exclusions.exports': exportsOfMine(deps),
    'exclusions.export': exportExclusions(deps),
  }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>

export const approvals = (deps: Deps) => ({ 'exclusions.export': exportApproval(deps) }) satisfies ReturnType<NonNullable<ConsolePart['approvals']>>
