import type { Deps } from '#kernel/deps.ts'
import type { ConsolePart } from '#kernel/subject.ts'
import { closeMember } from './close-member.ts'

export const ops = (deps: Deps) => ({ 'members.close': closeMember(deps) }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>
