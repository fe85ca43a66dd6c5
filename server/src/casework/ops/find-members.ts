import type { FoundBy, MemberRow } from '@foyer/contract/casework/ops/find'
import { wantedOf } from '#casework/wanted-of.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { pageOfRows } from '#kernel/page-of-rows.ts'
import { clubLabelOf } from '#ranks/standing.ts'

/** Members that a search shows: whoever gets more types more. */
const MOST_FOUND = 50
const PAGE = 50

type FindDeps = Pick<Deps, 'stores' | 'clock' | 'gamesOf'>

/** One field for everything that a member may be known by; without words a list of all, or of those in a state or with a tag. */
export const findMembers = ({ stores, clock, gamesOf }: FindDeps): OpService<'members.find'> => {
  const rowsFor = async (merchant: Merchant, found: readonly { readonly id: string; readonly by: FoundBy | null }[]): Promise<MemberRow[]> => {
    const ids = found.map(({ id }) => id)
    const now = clock()
    const [known, facts, tags, locks] = await Promise.all([
      stores.members.byIds(merchant.code, ids),
      stores.memberSearch.factsOf(merchant.code, ids, now),
      stores.casework.tagsOf(merchant.code, ids),
      stores.locks.openOf(merchant.code, ids, now),
    ])
    const byId = new Map(known.map(member => [member.id, member]))
    return found.flatMap(({ id, by }) => {
      const member: Member | undefined = byId.get(id)
      if (!member) return []
      const { balance = 0, seenAt = null, pause = null } = facts.get(id) ?? {}
      return [
        {
          id,
          username: member.username,
          foundBy: by,
          rank: clubLabelOf(merchant, member, merchant.languages[0] ?? 'EN')?.labelName ?? null,
          balance,
          depositCount: member.depositCount,
          deposited: member.depositedAmount,
          registeredAt: member.registeredAt.toISOString(),
          seenAt: seenAt?.toISOString() ?? null,
          closed: member.closedAt !== null,
          pause: pause?.kind ?? null,
          pausedUntil: pause?.endsAt?.toISOString() ?? null,
          locks: locks.filter(({ memberId }) => memberId === id).map(({ scope, until }) => ({ scope, until: until?.toISOString() ?? null })),
          tags: [...(tags.get(id) ?? [])],
        },
      ]
    })
  }

  return async ({ q = '', state = 'all', tag, after }, { merchant }) => {
    const { currency, decimals } = merchant.settings
    if (q.trim() !== '') {
      const wanted = wantedOf(merchant, q, gamesOf(merchant)?.name)
      return { currency, decimals, rows: await rowsFor(merchant, await stores.memberSearch.find(merchant.code, wanted, MOST_FOUND)) }
    }
    const { rows, next } = await pageOfRows(
      after,
      async (limit, place) => {
        const ids = await stores.memberSearch.list(merchant.code, { state, tag, after: place, at: clock(), limit })
        return await rowsFor(
          merchant,
          ids.map(id => ({ id, by: null })),
        )
      },
      ({ registeredAt, id }) => ({ at: new Date(registeredAt), id }),
      PAGE,
    )
    return { currency, decimals, rows: [...rows], ...(next !== undefined && { next }) }
  }
}
