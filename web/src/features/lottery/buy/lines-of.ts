import type { Ticket } from '@foyer/contract/lottery/lottery-fields'
import type { Line } from './lines.ts'

/** The lines of tickets, to play them again: the first bought first. */
export const linesOf = (tickets: readonly Pick<Ticket, 'number' | 'play' | 'numbers' | 'units'>[]): readonly Line[] =>
  [...tickets].sort((one, other) => one.number - other.number).map(({ play, numbers, units }) => ({ play, numbers: [...numbers], units }))
