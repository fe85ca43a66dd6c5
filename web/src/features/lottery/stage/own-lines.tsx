import type { CallAnswers } from '@foyer/contract'
import type { Ticket } from '@foyer/contract/lottery/lottery-fields'
import { lotteryPaths } from '#blocks/lottery/lottery-paths.ts'
import { useMoney } from '#blocks/money/use-money.ts'
import { Balls } from '#features/lottery/common/balls.tsx'
import { hitsOf, playedGroups } from '#features/lottery/common/hits.ts'
import { isolated } from '#features/lottery/common/isolated.ts'
import { useTexts, useWords } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Link } from '#ui/link.tsx'
import type { Outcome } from './outcome.ts'
import { resultsSoFar, type Scene } from './stage-time.ts'
import styles from './own-lines.module.css'

interface OwnLinesProps {
  readonly answer: CallAnswers['lottery.draw']
  readonly scene: Scene
  readonly tickets: readonly Ticket[]
  readonly outcome: Outcome | undefined
}

/** The member's lines of the draw. What is hit lights up as the balls fall. */
export const OwnLines = ({ answer, scene, tickets, outcome }: OwnLinesProps) => {
  const t = useTexts('lottery')
  const words = useWords('lottery')
  const money = useMoney()
  const results = resultsSoFar(answer.draw.results, scene)
  const isOver = scene.at === 'over'
  return (
    <section className={styles.own} aria-label={t('your_lines')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('your_lines')}</h2>
        {outcome && (
          <span className={styles.paid}>
            {isOver && outcome.kind !== 'waiting'
              ? t('paid_won', { paid: isolated(money(outcome.paid)), won: isolated(money(outcome.won)) })
              : money(outcome.paid)}
          </span>
        )}
      </div>
      <ul className={styles.lines}>
        {tickets.map(({ number, numbers, play, units, prize }) => {
          const hits = hitsOf({ results }, numbers, playedGroups(answer.tiers, play))
          const right = hits.filter(hit => hit === 'main').length
          const hasBonus = hits.includes('bonus')
          return (
            <li key={number}>
              <Link href={lotteryPaths.ticket(number)} className={styles.line}>
                <Balls
                  small
                  balls={numbers.map((text, at) => ({
                    number: text,
                    hit: hits[at] === 'main',
                    bonus: hits[at] === 'bonus',
                    missed: isOver && !hits[at],
                  }))}
                />
                <span className={classes(styles.side, isOver && prize !== null && styles.prize)}>
                  {isOver && prize !== null ? (
                    <bdi>{`+${money(prize)}`}</bdi>
                  ) : (right > 0 || hasBonus) && play === null ? (
                    t(hasBonus ? 'tier_match_bonus' : 'tier_match', { numbers: right })
                  ) : (
                    [play === null ? '' : words(`play_${play}`), units > 1 ? `×${units}` : ''].filter(part => part !== '').join(' · ')
                  )}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
