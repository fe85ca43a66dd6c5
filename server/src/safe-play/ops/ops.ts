import type { Deps } from '#kernel/deps.ts'
import type { ConsolePart } from '#kernel/subject.ts'
import { excludeMember, exclusionRegister, importExclusions } from './exclusions.ts'
import { memberLimits } from './member-limits.ts'

export const ops = (deps: Deps) =>
  ({
    'members.limits': memberLimits(deps),
    'members.exclude': excludeMember(deps),
    'exclusions.list': exclusionRegister(deps),
    'exclusions.import': importExclusions(deps),
  }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>
