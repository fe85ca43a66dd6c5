import type { CallAnswers } from '@foyer/contract'
import type { Ticket } from '@foyer/contract/lottery/lottery-fields'
import { phaseOf } from '#blocks/lottery/draw-phase.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts, useWords } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/icons/icon-button.tsx'
import { closeIcon } from '#ui/icons/late-icons.ts'
import { DigitGroups } from './digit-groups.tsx'
import { Globe } from './globe.tsx'
import { OutcomeFace } from './outcome-face.tsx'
import { outcomeOf } from './outcome.ts'
import { OwnLines } from './own-lines.tsx'
import { PickedBalls } from './picked-balls.tsx'
import { ballsOf, type Scene } from './stage-time.ts'
import { WaysOn } from './ways-on.tsx'
import styles from './stage-face.module.css'

interface StageFaceProps {
  readonly answer: CallAnswers['lottery.draw']
  readonly scene: Scene
  /** The member's own; none for a visitor. */
  readonly tickets: readonly Ticket[]
  readonly isCut: boolean
  /** Once the prizes are paid. */
  readonly balance: number | undefined
  /** Ends the motion; undefined where there is none. */
  readonly onSkip: (() => void) | undefined
  readonly onAgain: (tickets: readonly Ticket[]) => void
  readonly onClose: (() => void) | undefined
}

/** What a stage says above its balls. */
const useCaption = ({ draw }: StageFaceProps['answer'], scene: Scene): string => {
  const t = useTexts('lottery')
  if (scene.at === 'count' || scene.at === 'early') return t('good_luck')
  if (scene.at === 'void') return t('void')
  if (scene.at === 'falling') {
    const ball = ballsOf(draw.results ?? [])[scene.fallen - 1]
    return t('ball', { number: scene.fallen, value: ball?.number ?? '' })
  }
  if (scene.at === 'over') return t('drawn')
  const waits = draw.results === null ? phaseOf(draw, Date.parse(draw.drawsAt)) : 'late'
  return t(waits === 'beacon' ? 'wait_beacon' : waits === 'queued' ? 'wait_draw' : 'drawing')
}

/** A draw on a stage, at one moment of it. */
export const StageFace = ({ answer, scene, tickets, isCut, balance, onSkip, onAgain, onClose }: StageFaceProps) => {
  const t = useTexts('lottery')
  const shell = useTexts('shell')
  const words = useWords('lottery')
  const format = useFormat()
  const { draw, pick } = answer
  const caption = useCaption(answer, scene)
  const isOver = scene.at === 'over'
  const outcome = tickets.length > 0 && !isCut ? outcomeOf(tickets) : undefined
  const isWon = isOver && outcome?.kind === 'won'
  const hasGlobe = !isOver && scene.at !== 'void'
  return (
    <div className={styles.whole}>
      <section className={classes(styles.stage, isWon && styles.won, hasGlobe && styles.withGlobe)} aria-label={t('draw')}>
        <div className={styles.top}>
          <div>
            <p className={styles.name}>{words(draw.name)}</p>
            <p className={styles.moment}>{format.moment(draw.drawsAt, 'date-time')}</p>
          </div>
          {onClose && <IconButton glyph={closeIcon} label={shell('close')} onClick={onClose} />}
        </div>
        {hasGlobe && (
          <div className={styles.globe}>
            <Globe scene={scene} of={pick?.of} />
          </div>
        )}
        <div className={styles.words} role="status">
          {isOver && <OutcomeFace answer={answer} outcome={outcome} balance={balance} />}
        </div>
        {scene.at !== 'void' &&
          (pick ? (
            <PickedBalls count={pick.numbers + (pick.bonus ? 1 : 0)} results={draw.results} scene={scene} tickets={tickets} />
          ) : (
            <DigitGroups groups={answer.digits?.groups ?? []} results={draw.results} scene={scene} />
          ))}
        {/* Every ball read aloud would be late; the result is read whole. */}
        {!isOver && (
          <p className={styles.caption} aria-hidden={scene.at === 'falling' || undefined} role={scene.at === 'falling' ? undefined : 'status'}>
            {caption}
          </p>
        )}
        {/* Of the same height, so that nothing moves when the numbers are there. */}
        {!isOver && (
          <div className={styles.foot}>
            {onSkip ? (
              <button type="button" className={styles.skip} onClick={onSkip}>
                {t('show_all')}
              </button>
            ) : (
              <p className={styles.moment}>{t(draw.entropy === 'drand' ? 'entropy_title_drand' : 'entropy_title_tickets')}</p>
            )}
          </div>
        )}
        {isOver && <WaysOn draw={draw} tickets={tickets} isWon={isWon} onAgain={onAgain} />}
      </section>
      {tickets.length > 0 && <OwnLines answer={answer} scene={scene} tickets={tickets} outcome={outcome} />}
    </div>
  )
}
