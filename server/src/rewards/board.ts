import { ORDINARY } from '@foyer/contract/account/member/member-type'
import { maskedName } from '#account/member/masked.ts'
import { dayOf } from '#kernel/day-of.ts'
import type { Deps } from '#kernel/deps.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { timeZoneOf } from '#safe-play/policy.ts'
import { weekOf } from './reward-times.ts'

/** So many members are shown. */
const SHOWN = 20

/** The board of the running week. Members with as many points share a place, and the next place is skipped. */
export const board =
  ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>): Service<'rewards.board'> =>
  async (_request, caller) => {
    const { merchant, session } = caller
    const { id, boardHidden: hidden } = session.member
    const week = weekOf(dayOf(clock(), timeZoneOf(merchant)))
    const [rows, points] = await Promise.all([stores.rewards.board(merchant.code, week, SHOWN), stores.rewards.boardPointsOf(ownerOf(caller), week)])
    return {
      firstDay: week,
      rows: rows.map(row => ({
        place: rows.filter(other => other.points > row.points).length + 1,
        player: maskedName(row.username),
        points: row.points,
        own: row.memberId === id,
      })),
      own: { points, place: points > 0 && !hidden ? (await stores.rewards.above(merchant.code, week, points)) + 1 : null },
      hidden,
    }
  }

export const hideOnBoard =
  ({ stores }: Pick<Deps, 'stores'>): Service<'rewards.hideOnBoard'> =>
  async ({ hidden }, { merchant, session: { member } }) => {
    if (member.type !== ORDINARY) throw new Refusal('no_permissions')
    await stores.members.setBoardHidden(merchant.code, member.id, hidden)
    return {}
  }
