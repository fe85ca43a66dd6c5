import type { Deps } from '#kernel/deps.ts'
import type { ConsolePart } from '#kernel/subject.ts'
import { memberRounds, roundReplay } from './member-rounds.ts'

export const ops = (deps: Deps) =>
  ({ 'members.rounds': memberRounds(deps), 'members.replay': roundReplay(deps) }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>
