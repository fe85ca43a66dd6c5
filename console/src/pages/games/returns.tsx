import { Link } from 'wouter'
import { exactTime } from '#format/times.ts'
import { ReadTab } from '#frame/read-tab.tsx'
import type { OpAnswer } from '#request/call.ts'
import { useOp } from '#request/use-op.ts'
import { useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/facts.tsx'
import { Nothing } from '#ui/states.tsx'
import { sumWords } from '#ui/sum.ts'
import { percentOf } from './draw-detail.tsx'
import styles from './games.module.css'

const DAYS = 7

const stated = (percent: number | null): string => (percent === null ? '–' : `${percent.toFixed(1)} %`)

interface Props<Name extends 'games.returns' | 'draws.pools'> {
  answer: OpAnswer<Name>
  zone: string | undefined
}

/** What each game states to return, beside what it returned. */
const GameReturns = ({ answer, zone }: Props<'games.returns'>) => {
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

/** What each lottery states to return, beside what it returned, and what its pool has. */
const LotteryReturns = ({ answer, merchant, zone }: Props<'draws.pools'> & { merchant: string }) => {
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
                      <Link className="link" href={`/games/draws/${merchant}/${one.next.id}`}>
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

/** What games and lotteries state to return, beside what they returned, and what the pools have. */
export const Returns = ({ merchant }: { merchant: string }) => {
  const zone = useMerchant()(merchant)?.timeZone
  const games = useOp('games.returns', { days: DAYS }, merchant)
  const lotteries = useOp('draws.pools', {}, merchant)
  return (
    <>
      <ReadTab read={games}>{answer => <GameReturns answer={answer} zone={zone} />}</ReadTab>
      <ReadTab read={lotteries}>{answer => <LotteryReturns answer={answer} merchant={merchant} zone={zone} />}</ReadTab>
    </>
  )
}
