import { useState } from 'react'
import { call, type OpAnswer } from '#request/call.ts'
import { errorWords } from '#request/error-words.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/facts.tsx'
import { Note } from '#ui/note.tsx'
import { sumWords } from '#ui/sum.tsx'
import styles from './games.module.css'

export type Round = OpAnswer<'games.round'>
type Said = OpAnswer<'games.replay'>['said']

/** What the vendor says of the round, beside what the ledger has. Only the vendor has its course. */
export const VendorAccount = ({ round, merchant }: { round: Round; merchant: string }) => {
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
