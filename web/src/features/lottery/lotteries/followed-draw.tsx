import { DrawState } from '#blocks/lottery/draw-state.tsx'
import { lotteryPaths } from '#blocks/lottery/lottery-paths.ts'
import { FirstNumbers } from '#features/lottery/common/drawn-numbers.tsx'
import { useDraw } from '#features/lottery/draw/use-draw.ts'
import { Link } from '#ui/link.tsx'
import styles from './followed-draw.module.css'

/** A draw whose sales have ended, until its numbers are there. A change is read aloud. */
export const FollowedDraw = ({ id, now }: { readonly id: string; readonly now: number }) => {
  const { data } = useDraw(id)
  if (!data) return null
  return (
    <Link href={lotteryPaths.draw(id)} className={styles.followed}>
      <DrawState draw={data.draw} now={now} />
      <span role="status">{data.draw.results && <FirstNumbers results={data.draw.results} small />}</span>
    </Link>
  )
}
