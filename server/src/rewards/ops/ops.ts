import type { ConsolePart } from '#kernel/console-part.ts'
import type { Deps } from '#kernel/deps.ts'
import { memberRewards } from './member-rewards.ts'

export const ops = (deps: Deps) => ({ 'members.rewards': memberRewards(deps) }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>
