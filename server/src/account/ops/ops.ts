import type { ConsolePart } from '#kernel/console-part.ts'
import type { Deps } from '#kernel/deps.ts'
import { askNumber, numberApproval, sendRecovery } from './help.ts'
import { memberSecurity, resetFactor } from './member-security.ts'
import { endSessions, memberSessions } from './member-sessions.ts'

export const ops = (deps: Deps) =>
  ({
    'members.sessions': memberSessions(deps),
    'members.endSessions': endSessions(deps),
    'members.security': memberSecurity(deps),
    'members.resetFactor': resetFactor(deps),
    'members.sendRecovery': sendRecovery(deps),
    'members.askNumber': askNumber(deps),
  }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>

export const approvals = (deps: Deps) => ({ 'members.number': numberApproval(deps) }) satisfies ReturnType<NonNullable<ConsolePart['approvals']>>
