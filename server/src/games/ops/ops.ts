import type { ConsolePart } from '#kernel/console-part.ts'
import type { Deps } from '#kernel/deps.ts'
import { memberRounds, roundReplay } from './member-rounds.ts'
import { returns } from './returns.ts'
import { replayRound, round, rounds } from './rounds.ts'
import { askVoidRound, voidRoundApproval } from './void-round.ts'

export const ops = (deps: Deps) =>
  ({
    'members.rounds': memberRounds(deps),
    'members.replay': roundReplay(deps),
    'games.rounds': rounds(deps),
    'games.round': round(deps),
    'games.replay': replayRound(deps),
    'games.askVoid': askVoidRound(deps),
    'games.returns': returns(deps),
  }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>

export const approvals = (deps: Deps) => ({ 'games.void': voidRoundApproval(deps) }) satisfies ReturnType<NonNullable<ConsolePart['approvals']>>
