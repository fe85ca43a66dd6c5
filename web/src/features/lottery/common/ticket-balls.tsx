import type { Ticket } from '@foyer/contract/lottery/lottery-fields'
import { Balls } from './balls.tsx'
import { hitsOf } from './hits.ts'

/** A ticket's numbers; once they are drawn, those that were hit are marked. */
export const TicketBalls = ({ ticket: { draw, numbers }, small = true }: { readonly ticket: Ticket; readonly small?: boolean }) => {
  const hits = hitsOf(draw, numbers)
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
