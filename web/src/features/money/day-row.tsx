import { signedSum } from '#blocks/money/signed-sum.ts'
import { useMoney } from '#blocks/money/use-money.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Hidden } from '#ui/hidden.tsx'
import type { DayHead } from './sittings.ts'
import styles from './day-row.module.css'

/** A day, with what playing brought or cost on it. */
export const DayRow = ({ head: { at, net } }: { readonly head: DayHead }) => {
  const play = useTexts('game')
  const format = useFormat()
  const money = useMoney()
  return (
    <li className={styles.day}>
      <h2 className={styles.name}>{format.moment(at, 'date')}</h2>
      {net !== null && (
        <span className={classes(styles.net, net > 0 && styles.plus)}>
          <Hidden>{play('result')}</Hidden> <bdi>{signedSum(net, money)}</bdi>
        </span>
      )}
    </li>
  )
}
