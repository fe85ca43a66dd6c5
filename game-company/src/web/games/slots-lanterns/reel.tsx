import { letterAt, ROWS, STOPS, type Letter } from '#games/slots-lanterns/reels.ts'
import { Picture } from './symbols.tsx'
import styles from './reel.module.css'

/** Pictures that run past before a reel stops. */
const RUN = 18

interface ReelProps {
  readonly reel: number
  /** What is to stand in the top row; undefined while it turns without end. */
  readonly stop: number | undefined
  readonly isMoving: boolean
  /** Rows that win, or undefined where none is shown. */
  readonly winning: readonly boolean[] | undefined
}

const letters = (reel: number, stop: number, count: number): readonly Letter[] => Array.from({ length: count }, (_, row) => letterAt(reel, stop, row))

/** One reel: it turns while nothing is known, and comes to rest where the round says. */
export const Reel = ({ reel, stop, isMoving, winning }: ReelProps) => {
  const band =
    stop === undefined
      ? letters(reel, 0, STOPS + ROWS)
      : isMoving
        ? [...letters(reel, stop, ROWS), ...letters(reel, stop + ROWS, RUN)]
        : letters(reel, stop, ROWS)
  return (
    <div class={styles.reel} data-motion={stop === undefined ? 'turning' : isMoving ? 'landing' : 'still'} style={{ '--reel': reel }}>
      <div class={styles.band}>
        {band.map((letter, row) => (
          <span key={row} class={styles.cell} data-letter={letter} data-wins={winning?.[row]}>
            <Picture letter={letter} />
          </span>
        ))}
      </div>
    </div>
  )
}
