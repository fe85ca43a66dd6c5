import type { Deps } from '#kernel/deps.ts'
import type { ConsolePart } from '#kernel/subject.ts'
import { lockMembers, unlockMember } from './lock-members.ts'

export const ops = (deps: Deps) =>
  ({ 'members.lock': lockMembers(deps), 'members.unlock': unlockMember(deps) }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>
