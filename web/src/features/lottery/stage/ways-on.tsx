import type { Draw, Ticket } from '@foyer/contract/lottery/lottery-fields'
import { lotteryPaths } from '#blocks/lottery/lottery-paths.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import styles from './ways-on.module.css'

interface WaysOnProps {
  readonly draw: Draw
  readonly tickets: readonly Ticket[]
  readonly isWon: boolean
  readonly onAgain: (tickets: readonly Ticket[]) => void
}

/** What can be done now: look at the proof, play again. After a loss nothing urges to go on. */
export const WaysOn = ({ draw, tickets, isWon, onAgain }: WaysOnProps) => {
  const t = useTexts('lottery')
  return (
    <div className={styles.ways}>
      <ButtonLink href={lotteryPaths.draw(draw.id)} look="quiet" wide>
        {t('check')}
      </ButtonLink>
      {tickets.length > 0 && (
        <Button look={isWon ? 'primary' : 'quiet'} wide onClick={() => onAgain(tickets)}>
          {t('play_again')}
        </Button>
      )}
    </div>
  )
}
