import type { Deps } from '#kernel/deps.ts'
import type { ConsolePart } from '#kernel/subject.ts'
import { memberRewards } from './member-rewards.ts'

export const ops = (deps: Deps) => ({ 'members.rewards': memberRewards(deps) }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>
