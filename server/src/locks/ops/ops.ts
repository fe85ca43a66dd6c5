import type { ConsolePart } from '#kernel/console-part.ts'
import type { Deps } from '#kernel/deps.ts'
import { lockMembers, unlockApproval, unlockMember } from './lock-members.ts'

export const ops = (deps: Deps) =>
  ({ 'members.lock': lockMembers(deps), 'members.unlock': unlockMember(deps) }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>

export const approvals = (deps: Deps) => ({ 'members.unlock': unlockApproval(deps) }) satisfies ReturnType<NonNullable<ConsolePart['approvals']>>
