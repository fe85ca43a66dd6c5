import { knownMember } from '#account/ops/known-member.ts'
import { vendorRound } from '#games/my-rounds.ts'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { pageOfRows } from '#kernel/page-of-rows.ts'
import { gameWords } from './game-words.ts'

export const memberRounds =
  ({ stores }: Pick<Deps, 'stores'>): OpService<'members.rounds'> =>
  async ({ id, after }, caller) => {
    await knownMember(stores, caller, id)
    const owner = { merchant: caller.merchant.code, memberId: id }
    const { rows, next } = await pageOfRows(
      after,
      (limit, place) => stores.myRounds.before(owner, place, limit),
      ({ beganAt, round }) => ({ at: beganAt, id: round }),
    )
    return {
      rounds: rows.map(({ beganAt, endedAt, voidedAt: _, ...row }) => ({
        ...row,
        name: gameWords(caller.merchant, row.game),
        beganAt: beganAt.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
      })),
      ...(next !== undefined && { next }),
    }
  }

export const roundReplay = (deps: Pick<Deps, 'stores' | 'gamesOf' | 'log'>): OpService<'members.replay'> => {
  const ask = vendorRound(deps)
  return async ({ id, provider, round }, caller) => {
    const found = await deps.stores.myRounds.find({ merchant: caller.merchant.code, memberId: id }, provider, round)
    if (!found) throw new OpRefusal('member.unknown')
    return { replayUrl: (await ask(caller.merchant, provider, round))?.replayUrl ?? null }
  }
}
