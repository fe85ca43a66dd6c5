import type { Ticket } from '@foyer/contract/lottery/lottery-fields'
import { lotteryPaths } from '#blocks/lottery/lottery-paths.ts'
import { useMoney } from '#blocks/money/use-money.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts, useWords } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { LinkRow } from '#ui/list.tsx'
import { TicketBalls } from './ticket-balls.tsx'
import styles from './ticket-row.module.css'

/** One ticket in a list: its draw, its numbers and what became of it. */
export const TicketRow = ({ row: ticket }: { readonly row: Ticket }) => {
  const t = useTexts('lottery')
  const words = useWords('lottery')
  const money = useMoney()
  const format = useFormat()
  const { draw, number, play, units, state, prize } = ticket
  return (
    <LinkRow
      href={lotteryPaths.ticket(number)}
      title={
        <span className={styles.ticket}>
          <span className={styles.head}>
            <span>{words(draw.name)}</span>
            <span className={classes(styles.state, styles[state])}>
              {t(`ticket_${state}`)} {prize !== null && <bdi>{money(prize)}</bdi>}
            </span>
          </span>
          <TicketBalls ticket={ticket} />
          <span className={styles.side}>
            {format.moment(draw.drawsAt, 'date-time')}
            {play !== null && ` · ${words(`play_${play}`)}`}
            {units > 1 && ` · ×${units}`}
          </span>
        </span>
      }
    />
  )
}
