import { useEffect, useRef } from 'react'
import { lotteryPaths } from '#blocks/lottery/lottery-paths.ts'
import { useMoney } from '#blocks/money/use-money.ts'
import { knownFacts } from '#features/lottery/common/known-facts.ts'
import { TicketRow } from '#features/lottery/common/ticket-row.tsx'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { Medallion } from '#ui/icons/medallion.tsx'
import { checkIcon } from '#ui/icons/page-icons.ts'
import { List } from '#ui/list.tsx'
import type { Receipt } from './use-purchase.ts'
import styles from './bought.module.css'

/** The tickets that were just bought: cost, balance, draw and numbers. */
export const Bought = ({ tickets, balance, onAgain }: Receipt & { readonly onAgain: () => void }) => {
  const t = useTexts('lottery')
  const wallet = useTexts('wallet')
  const money = useMoney()
  const format = useFormat()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const [first] = tickets
  return (
    <div className={styles.bought}>
      <section className={styles.card}>
        <div className={styles.head}>
          <Medallion glyph={checkIcon} tone="success" large />
          <h2 ref={title} className={styles.title} tabIndex={-1}>
            {t('bought')}
          </h2>
        </div>
        <Facts
          facts={knownFacts([
            [t('total'), money(tickets.reduce((sum, { price }) => sum + price, 0))],
            [wallet('balance'), money(balance)],
            first !== undefined && [t('draw'), format.moment(first.draw.drawsAt, 'date-time')],
          ])}
        />
      </section>
      <List>
        {tickets.map(ticket => (
          <TicketRow key={ticket.number} row={ticket} />
        ))}
      </List>
      <ButtonLink href={lotteryPaths.tickets} wide>
        {t('my_tickets')}
      </ButtonLink>
      <Button look="quiet" wide onClick={onAgain}>
        {t('play')}
      </Button>
    </div>
  )
}
