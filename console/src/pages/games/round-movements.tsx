import { exactTime } from '#format/times.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/facts.tsx'
import { sumWords } from '#ui/sum.tsx'
import type { Round } from './vendor-account.tsx'
import styles from './games.module.css'

export const RoundMovements = ({ round, timeZone }: { round: Round; timeZone: string | undefined }) => {
  const t = useTexts('games')
  return (
    <Section title={t('movements')} beside={t('movements_about')}>
      <div className={styles.wide}>
        <table aria-label={t('movements')}>
          <thead>
            <tr>
              <th>{t('when')}</th>
              <th>{t('what')}</th>
              <th>{t('transaction')}</th>
              <th className={styles.desk}>{t('follows')}</th>
              <th className="r">{t('sum')}</th>
              <th className={classes('r', styles.desk)}>{t('answered')}</th>
              <th className={classes('r', styles.desk)}>{t('in_ledger')}</th>
            </tr>
          </thead>
          <tbody>
            {round.movements.map(one => (
              <tr key={one.id}>
                <td className="q s nw">{exactTime(one.at, timeZone)}</td>
                <td>{wordsOf('games', `move_${one.kind}`, one.kind)}</td>
                <td className="mono">{one.transaction}</td>
                <td className={classes('mono m', styles.desk)}>{one.follows ?? '–'}</td>
                <td className="r">{sumWords(one.amount, round, true)}</td>
                <td className={classes('r q', styles.desk)}>{sumWords(one.balance, round)}</td>
                <td className={classes('r m', styles.desk)}>{one.id}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
