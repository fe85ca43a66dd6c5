import type { AboutKind } from '@foyer/contract/ops/events'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { checkChain } from './check-chain.ts'

/** Events on a page. */
const PAGE = 50

/** Who of the staff did or read what, at one merchant or of the house. */
export const listEvents =
  ({ stores }: Pick<Deps, 'stores'>): OpService<'audit.list'> =>
  async ({ merchant, before, ...filter }, caller) => {
    caller.requireAt('audit.read', merchant)
    const rows = await stores.staffEvents.list(merchant, filter, PAGE + 1, before)
    const shown = rows.slice(0, PAGE)
    const idsOf = (kind: AboutKind) => [...new Set(shown.flatMap(({ aboutKind, aboutId }) => (aboutKind === kind ? [aboutId] : [])))]
    const [people, members] = await Promise.all([stores.staffPeople.all(), stores.members.byIds(merchant, idsOf('member'))])
    const names = {
      staff: new Map(people.map(({ id, login }) => [id, login])),
      member: new Map(members.map(({ id, username }) => [id, username])),
    }
    const nameOf = (kind: AboutKind, id: string) => (kind === 'staff' || kind === 'member' ? (names[kind].get(id) ?? null) : null)
    return {
      events: shown.map(({ at, personId, login, aboutKind, aboutId, merchant: _merchant, before: was, after, ...row }) => ({
        ...row,
        at: at.toISOString(),
        person: { id: personId, login },
        about: { kind: aboutKind, id: aboutId, name: nameOf(aboutKind, aboutId) },
        before: was as Record<string, unknown> | null,
        after: after as Record<string, unknown> | null,
      })),
      next: rows.length > PAGE ? (shown.at(-1)?.number ?? null) : null,
    }
  }

export const checkEvents = (deps: Pick<Deps, 'stores' | 'seals'>): OpService<'audit.check'> => {
  const check = checkChain(deps)
  return async ({ merchant }, caller) => {
    caller.requireAt('audit.read', merchant)
    const { events, digest, fault = null } = await check(merchant)
    return { events, digest, fault }
  }
}
