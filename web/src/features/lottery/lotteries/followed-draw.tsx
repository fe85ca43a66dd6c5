import { DrawState } from '#blocks/lottery/draw-state.tsx'
import { lotteryPaths } from '#blocks/lottery/lottery-paths.ts'
import { FirstNumbers } from '#features/lottery/common/drawn-numbers.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import type { Followed } from './use-followed.ts'
import styles from './followed-draw.module.css'

/** A draw whose sales have ended as a row, until its stage opens. A change is read aloud. */
export const FollowedDraw = ({ followed, now }: { readonly followed: Followed; readonly now: number }) => {
  const t = useTexts('lottery')
  const { answer, isLive, isOver, open } = followed
  if (!answer) return null
  // While the balls fall elsewhere, it is being drawn.
  const draw = isOver || answer.draw.results === null ? answer.draw : ({ ...answer.draw, state: 'closed', results: null } as const)
  return (
    <div className={styles.followed}>
      <Link href={lotteryPaths.draw(draw.id)} className={styles.draw}>
        <DrawState draw={draw} now={now} />
        <span role="status">{draw.results && <FirstNumbers results={draw.results} small />}</span>
      </Link>
      {isLive && (
        <Button look="quiet" small onClick={open}>
          {t('watch')}
        </Button>
      )}
    </div>
  )
}
