import type { Deps } from '#kernel/deps.ts'
import type { ConsolePart } from '#kernel/subject.ts'
import { memberInvited } from './member-invited.ts'

export const ops = (deps: Deps) => ({ 'members.invited': memberInvited(deps) }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>
