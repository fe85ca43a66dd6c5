import { Link } from 'wouter'
import { exactTime } from '#format/times.ts'
import { pathTo } from '#frame/paths.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/facts.tsx'
import { Nothing } from '#ui/states.tsx'
import { sumWords } from '#ui/sum.tsx'
import { type Props, stated } from './game-returns.tsx'
import { percentOf } from './percent-words.ts'
import styles from './games.module.css'

/** What each lottery states to return, beside what it returned, and what its pool has. */
export const LotteryReturns = ({ answer, merchant, zone }: Props<'draws.pools'> & { merchant: string }) => {
  const t = useTexts('games')
  return (
    <Section title={t('lotteries')} beside={t('lotteries_about')}>
      {answer.lotteries.length === 0 ? (
        <Nothing>{t('no_lotteries')}</Nothing>
      ) : (
        <div className={styles.wide}>
          <table aria-label={t('lotteries')}>
            <thead>
              <tr>
                <th>{t('lottery')}</th>
                <th>{t('next_draw')}</th>
                <th className="r">{t('pool')}</th>
                <th className={classes('r', styles.desk)}>{t('pool_carried')}</th>
                <th className={classes('r', styles.desk)}>{t('jackpot')}</th>
                <th className={classes('r', styles.desk)}>{t('draws_counted')}</th>
                <th className="r">{t('stated')}</th>
                <th className="r">{t('measured')}</th>
              </tr>
            </thead>
            <tbody>
              {answer.lotteries.map(one => (
                <tr key={one.code}>
                  <td>{one.title}</td>
                  <td>
                    {one.next ? (
                      <Link className="link" href={pathTo('games', 'draws', merchant, one.next.id)}>
                        {exactTime(one.next.drawsAt, zone)}
                      </Link>
                    ) : (
                      '–'
                    )}
                  </td>
                  <td className="r">{one.pool === null ? '–' : sumWords(one.pool, answer)}</td>
                  <td className={classes('r q', styles.desk)}>{one.carried === null ? '–' : sumWords(one.carried, answer)}</td>
                  <td className={classes('r q', styles.desk)}>{one.jackpot === null ? '–' : sumWords(one.jackpot, answer)}</td>
                  <td className={classes('r q', styles.desk)}>{one.draws}</td>
                  <td className="r q">{stated(one.stated)}</td>
                  <td className="r">
                    <b>{percentOf(one.won, one.staked)}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  )
}
