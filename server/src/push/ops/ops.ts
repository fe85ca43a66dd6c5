import type { Deps } from '#kernel/deps.ts'
import type { ConsolePart } from '#kernel/subject.ts'
import { memberMessages } from './member-messages.ts'

export const ops = (deps: Deps) => ({ 'members.messages': memberMessages(deps) }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>
