import type { Ticket } from '@foyer/contract/lottery/lottery-fields'
import { Balls } from './balls.tsx'
import { hitsOf } from './hits.ts'

/** A ticket's numbers; once they are drawn, those that were hit are marked. */
export const TicketBalls = ({
  ticket: { draw, numbers, play, state },
  small = true,
}: {
  readonly ticket: Pick<Ticket, 'draw' | 'numbers' | 'play' | 'state'>
  readonly small?: boolean
}) => {
  // Of digits only what is played counts, and a lost ticket never looks like a hit.
  const hits = play !== null && state !== 'won' ? [] : hitsOf(draw, numbers)
  const isOver = draw.results !== null
  return (
    <Balls
      small={small}
      balls={numbers.map((number, at) => ({
        number,
        hit: hits[at] === 'main',
        bonus: hits[at] === 'bonus',
        missed: isOver && !hits[at],
      }))}
    />
  )
}
