import { useState } from 'react'
import { Link } from 'wouter'
import { exactTime } from '#format/times.ts'
import { memberHref } from '#frame/member-href.ts'
import { ReadTab } from '#frame/read-tab.tsx'
import { call, type OpAnswer } from '#request/call.ts'
import { errorWords } from '#request/error-words.ts'
import { useOp } from '#request/use-op.ts'
import { useMay, useMerchant } from '#session/session.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Facts, Section } from '#ui/facts.tsx'
import { State } from '#ui/marks.tsx'
import { Note } from '#ui/note.tsx'
import { sumWords } from '#ui/sum.ts'
import { roundTones, stateOf } from './round-list.tsx'
import { VoidRound } from './void-round.tsx'
import styles from './games.module.css'

type Round = OpAnswer<'games.round'>
type Said = OpAnswer<'games.replay'>['said']

/** What the vendor says of the round, beside what the ledger has. Only the vendor has its course. */
const Vendor = ({ round, merchant }: { round: Round; merchant: string }) => {
  const t = useTexts('games')
  const [said, setSaid] = useState<Said>()
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      setSaid((await call('games.replay', { provider: round.provider, round: round.round }, merchant)).said)
    } catch (error) {
      setFault(errorWords(error))
    } finally {
      setBusy(false)
    }
  }
  const rows = said
    ? ([
        [t('state'), t(`round_${round.state}`), t(`round_${said.state}`)],
        [t('staked'), sumWords(round.staked, round), sumWords(said.staked, round)],
        [t('won'), sumWords(round.won, round), sumWords(said.won, round)],
      ] as const)
    : []
  return (
    <Section
      title={t('vendor_says')}
      beside={
        <Button small busy={busy} onPress={() => void ask()}>
          {t('ask_vendor')}
        </Button>
      }
    >
      {fault !== undefined && <Note tone="bad">{fault}</Note>}
      {said === undefined && fault === undefined && <p className="q s">{t('ask_vendor_about')}</p>}
      {said === null && <Note tone="warn">{t('vendor_knows_not')}</Note>}
      {said && (
        <>
          <table aria-label={t('vendor_says')}>
            <thead>
              <tr>
                <th>{t('fact')}</th>
                <th className="r">{t('here')}</th>
                <th className="r">{t('at_vendor')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, here, there]) => (
                <tr key={name}>
                  <td className="q">{name}</td>
                  <td className="r">{here}</td>
                  <td className={classes('r', here !== there && 'warn')}>{there}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {said.replayUrl === null ? (
            <p className="q s">{t('no_replay')}</p>
          ) : (
            <p className={styles.below}>
              <a className="link" href={said.replayUrl} target="_blank" rel="noopener noreferrer">
                {t('open_replay')}
              </a>
            </p>
          )}
        </>
      )}
    </Section>
  )
}

const Movements = ({ round, timeZone }: { round: Round; timeZone: string | undefined }) => {
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

/** A round from the bet to what its vendor says. */
export const RoundDetail = ({ merchant, provider, round: name }: { merchant: string; provider: string; round: string }) => {
  const t = useTexts('games')
  const may = useMay()
  const place = useMerchant()(merchant)
  const [voiding, setVoiding] = useState(false)
  const read = useOp('games.round', { provider, round: name }, merchant)
  return (
    <ReadTab read={read}>
      {round => (
        <>
          <p className={styles.about}>
            {t('round_of')} <Link href={memberHref(merchant, round.member.id)}>{round.member.username}</Link> · {place?.name}
            <span className={styles.state}>
              <State tone={roundTones[stateOf(round)]}>{t(`round_${stateOf(round)}`)}</State>
            </span>
          </p>
          <h2 className={styles.title}>{round.name}</h2>
          <Facts
            left
            facts={[
              { name: t('result'), value: <b>{sumWords(round.won - round.staked, round, true)}</b> },
              { name: t('staked'), value: sumWords(round.staked, round) },
              { name: t('won'), value: sumWords(round.won, round) },
              { name: t('round'), value: <span className="mono">{round.round}</span> },
              { name: t('vendor'), value: `${round.vendor} · ${round.provider}` },
              { name: t('began'), value: exactTime(round.beganAt, place?.timeZone) },
              ...(round.voidedAt === null ? [] : [{ name: t('voided_at'), value: exactTime(round.voidedAt, place?.timeZone) }]),
              { name: t('ended'), value: round.endedAt === null ? t('not_yet') : exactTime(round.endedAt, place?.timeZone) },
            ]}
          />
          {round.voidedAt === null && may('games.void', merchant) && (
            <p className={styles.below}>
              <Button kind="no" onPress={() => setVoiding(true)}>
                {t('void_round')}
              </Button>
            </p>
          )}
          {voiding && <VoidRound merchant={merchant} round={round} onClose={() => setVoiding(false)} />}
          <Movements round={round} timeZone={place?.timeZone} />
          <Vendor round={round} merchant={merchant} />
        </>
      )}
    </ReadTab>
  )
}
