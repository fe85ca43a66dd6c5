import type { Draw, Results } from '@foyer/contract/lottery/lottery-fields'
import type { PrizeTier } from '@foyer/contract/lottery/lottery-rules'

type Group = Results[number]['group']

const drawn = (results: Results, group: Group): readonly string[] => results.find(found => found.group === group)?.numbers ?? []
const hasDigits = (results: Results): boolean => !results.some(({ group }) => group === 'main')

/** With digits: the prizes for which a ticket that plays this takes part. */
export const playedGroups = (tiers: readonly PrizeTier[], play: string | null): readonly Group[] =>
  tiers.flatMap(tier => (tier.play === play && tier.group !== null ? [tier.group] : []))

/**
 * Which of a ticket's numbers were drawn: as main numbers, or as the bonus number. With digits: whether a drawn number ends with them; `groups` are the
 * prizes that count, all of them if absent.
 */
export const hitsOf = (
  { results }: Pick<Draw, 'results'>,
  numbers: readonly string[],
  groups?: readonly Group[],
): readonly ('main' | 'bonus' | null)[] =>
  numbers.map(number => {
    if (!results) return null
    if (hasDigits(results)) {
      const counting = results.filter(({ group }) => groups?.includes(group) ?? true)
      return counting.some(group => group.numbers.some(other => other.endsWith(number))) ? 'main' : null
    }
    if (drawn(results, 'main').includes(number)) return 'main'
    return drawn(results, 'bonus').includes(number) ? 'bonus' : null
  })
