import { exactTime } from '#format/times.ts'
import type { OpAnswer } from '#request/call.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/facts.tsx'
import { Nothing } from '#ui/states.tsx'
import { sumWords } from '#ui/sum.tsx'
import { percentOf } from './percent-words.ts'
import styles from './games.module.css'

export const DAYS = 7

export const stated = (percent: number | null): string => (percent === null ? '–' : `${percent.toFixed(1)} %`)

export interface Props<Name extends 'games.returns' | 'draws.pools'> {
  answer: OpAnswer<Name>
  zone: string | undefined
}

/** What each game states to return, beside what it returned. */
export const GameReturns = ({ answer, zone }: Props<'games.returns'>) => {
  const t = useTexts('games')
  return (
    <Section title={t('games')} beside={t('since', { at: exactTime(answer.since, zone) })}>
      {answer.games.length === 0 ? (
        <Nothing>{t('nothing_played')}</Nothing>
      ) : (
        <div className={styles.wide}>
          <table aria-label={t('games')}>
            <thead>
              <tr>
                <th>{t('game')}</th>
                <th className={styles.desk}>{t('vendor')}</th>
                <th className="r">{t('rounds')}</th>
                <th className={classes('r', styles.desk)}>{t('staked')}</th>
                <th className={classes('r', styles.desk)}>{t('won')}</th>
                <th className="r">{t('stated')}</th>
                <th className="r">{t('measured')}</th>
              </tr>
            </thead>
            <tbody>
              {answer.games.map(one => (
                <tr key={one.game}>
                  <td>{one.name}</td>
                  <td className={classes('q', styles.desk)}>{one.vendor}</td>
                  <td className="r">{one.rounds.toLocaleString('en')}</td>
                  <td className={classes('r q', styles.desk)}>{sumWords(one.staked, answer)}</td>
                  <td className={classes('r q', styles.desk)}>{sumWords(one.won, answer)}</td>
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
      <p className={classes('m s', styles.below)}>{t('measured_about')}</p>
    </Section>
  )
}
