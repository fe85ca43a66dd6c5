import type { Deps } from '#kernel/deps.ts'
import type { ConsolePart } from '#kernel/subject.ts'
import { memberSecurity, resetFactor } from './member-security.ts'
import { endSessions, memberSessions } from './member-sessions.ts'

export const ops = (deps: Deps) =>
  ({
    'members.sessions': memberSessions(deps),
    'members.endSessions': endSessions(deps),
    'members.security': memberSecurity(deps),
    'members.resetFactor': resetFactor(deps),
  }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>
