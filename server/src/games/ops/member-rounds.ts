import { knownMember } from '#account/ops/known-member.ts'
import { vendorReplay } from '#games/my-rounds.ts'
import { nameOf } from '#games/name-of.ts'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { pageOfRows } from '#kernel/page-of-rows.ts'

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
    const { games = [] } = caller.merchant.content
    const shown = (code: string): string => {
      const game = games.find(one => one.code === code)
      return game ? nameOf(caller.merchant, caller.merchant.languages[0] ?? 'EN', game) : code
    }
    return {
      rounds: rows.map(({ beganAt, endedAt, ...row }) => ({
        ...row,
        name: shown(row.game),
        beganAt: beganAt.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
      })),
      ...(next !== undefined && { next }),
    }
  }

export const roundReplay = (deps: Pick<Deps, 'stores' | 'gamesOf' | 'log'>): OpService<'members.replay'> => {
  const replay = vendorReplay(deps)
  return async ({ id, provider, round }, caller) => {
    const found = await deps.stores.myRounds.find({ merchant: caller.merchant.code, memberId: id }, provider, round)
    if (!found) throw new OpRefusal('member.unknown')
    return { replayUrl: await replay(caller.merchant, provider, round) }
  }
}
