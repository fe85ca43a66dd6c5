/** An agent in the tree: `depth` 0 stands above the others. */
export interface InTree<Agent> {
  readonly agent: Agent
  readonly depth: number
}

/** Agents in the order of the tree: below each one those whom it brought. One whose agent is not in the list stands above. */
export const treeOf = <Agent extends { readonly id: string; readonly above: string | null }>(agents: readonly Agent[]): readonly InTree<Agent>[] => {
  const known = new Set(agents.map(({ id }) => id))
  const placed = new Set<string>()
  const below = (above: string | undefined, depth: number): readonly InTree<Agent>[] =>
    agents
      .filter(({ id, above: of }) => !placed.has(id) && (above === undefined ? of === null || !known.has(of) : of === above))
      .flatMap(agent => {
        placed.add(agent.id)
        return [{ agent, depth }, ...below(agent.id, depth + 1)]
      })
  return below(undefined, 0)
}

/** The first and last day of the month that is so many months before that of `today`; this month ends today. */
export const monthOf = (today: string, ago: number): { readonly from: string; readonly until: string } => {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 - ago, 1)).toISOString().slice(0, 10)
  const last = new Date(Date.UTC(year, month - ago, 0)).toISOString().slice(0, 10)
  return { from: first, until: last < today ? last : today }
}

/** Hundredths of a percent that were typed, 0 to 10,000; undefined for anything else. */
export const typedShare = (typed: string): number | undefined => {
  const found = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(typed.trim())
  if (!found) return undefined
  const share = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
  return share <= 10_000 ? share : undefined
}

/** What an agent gets of a result, in the smallest unit, rounded down; nothing of a loss. */
export const commissionOf = (result: number, share: number): number => (result <= 0 ? 0 : Math.floor((result * share) / 10_000))
