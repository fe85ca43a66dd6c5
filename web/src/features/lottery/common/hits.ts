import type { Draw, Results } from '@foyer/contract/lottery/lottery-fields'

const drawn = (results: Results, group: string): readonly string[] => results.find(found => found.group === group)?.numbers ?? []
const hasDigits = (results: Results): boolean => drawn(results, 'main').length === 0

/** Which of a ticket's numbers were drawn: as main numbers, or as the bonus number. With digits: whether a drawn number ends with them. */
export const hitsOf = ({ results }: Pick<Draw, 'results'>, numbers: readonly string[]): readonly ('main' | 'bonus' | null)[] =>
  numbers.map(number => {
    if (!results) return null
    if (hasDigits(results)) return results.some(group => group.numbers.some(other => other.endsWith(number))) ? 'main' : null
    if (drawn(results, 'main').includes(number)) return 'main'
    return drawn(results, 'bonus').includes(number) ? 'bonus' : null
  })
