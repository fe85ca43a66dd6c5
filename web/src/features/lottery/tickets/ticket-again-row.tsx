import type { Ticket } from '@foyer/contract/lottery/lottery-fields'
import { addressOf } from '#features/lottery/buy/address-of.ts'
import { linesOf } from '#features/lottery/buy/lines-of.ts'
import { TicketRow } from '#features/lottery/common/ticket-row.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { ButtonLink } from '#ui/button.tsx'
import styles from './ticket-again-row.module.css'

/** A ticket of the member; one that is decided can be played again, with the same numbers. */
export const TicketAgainRow = ({ row: ticket }: { readonly row: Ticket }) => {
  const t = useTexts('lottery')
  return (
    <>
      <TicketRow row={ticket} />
      {ticket.state !== 'sold' && (
        <li className={styles.again}>
          <ButtonLink href={addressOf(ticket.draw.lottery, linesOf([ticket]))} look="quiet" small>
            {t('play_again')}
          </ButtonLink>
        </li>
      )}
    </>
  )
}
