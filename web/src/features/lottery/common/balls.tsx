import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Hidden } from '#ui/hidden.tsx'
import styles from './balls.module.css'

export interface Ball {
  readonly number: string
  /** A bonus number, or one that was drawn as such. */
  readonly bonus?: boolean
  /** Of a ticket: it was drawn. */
  readonly hit?: boolean
  /** Of a ticket whose draw is over: it was not. */
  readonly missed?: boolean
}

const Face = ({ ball: { number, bonus, hit, missed } }: { readonly ball: Ball }) => {
  const t = useTexts('lottery')
  return (
    <li className={classes(styles.ball, number.length > 2 && styles.long, bonus && styles.bonus, missed && styles.missed, hit && styles.hit)}>
      {number}
      {bonus && <Hidden>{` ${t('bonus')}`}</Hidden>}
      {hit && !bonus && <Hidden>{` ${t('drawn')}`}</Hidden>}
    </li>
  )
}

/** Numbers as balls; from left to right in every language, as they stand on a ticket. */
export const Balls = ({ balls, small = false, label }: { readonly balls: readonly Ball[]; readonly small?: boolean; readonly label?: string }) => (
  <ul className={classes(styles.balls, small && styles.small)} dir="ltr" aria-label={label}>
    {balls.map((ball, at) => (
      <Face key={at} ball={ball} />
    ))}
  </ul>
)
