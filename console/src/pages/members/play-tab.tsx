import { useState } from 'react'
import { Link } from 'wouter'
import { ReadTab } from '#frame/read-tab.tsx'
import { When } from '#frame/when.tsx'
import { call } from '#request/call.ts'
import { errorWords } from '#request/error-words.ts'
import { useOp } from '#request/use-op.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Facts, Section } from '#ui/facts.tsx'
import { State, type Tone } from '#ui/marks.tsx'
import { Note } from '#ui/note.tsx'
import { Nothing } from '#ui/states.tsx'
import type { TabProps } from './member.ts'
import { Sum } from './sum.tsx'
import styles from './members.module.css'

const tones: Readonly<Record<string, Tone>> = { open: 'warn', won: 'good', sold: 'warn' }

/** The vendor's own page of a round opens in another window: it is the vendor's word, and none of ours. */
const Replay = ({ member, merchant, provider, round }: Pick<TabProps, 'member' | 'merchant'> & { provider: string; round: string }) => {
  const t = useTexts('members')
  const [words, setWords] = useState<string>()
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      const { replayUrl } = await call('members.replay', { id: member.id, provider, round }, merchant)
      if (replayUrl === null) setWords(t('replay_none'))
      else globalThis.open(replayUrl, '_blank', 'noopener,noreferrer')
    } catch (error) {
      setWords(errorWords(error))
    } finally {
      setBusy(false)
    }
  }
  return words === undefined ? (
    <Button small busy={busy} onPress={() => void open()}>
      {t('replay')}
    </Button>
  ) : (
    <span className="s q">{words}</span>
  )
}

const Proof = ({ member, merchant, number, onClose }: Pick<TabProps, 'member' | 'merchant'> & { number: number; onClose: () => void }) => {
  const t = useTexts('members')
  const read = useOp('members.ticketProof', { id: member.id, number }, merchant)
  return (
    <Dialog title={t('proof_title', { number: String(number) })} about={t('proof_about')} onClose={onClose}>
      <ReadTab read={read}>
        {({ receipt, counted, root, verifyPath }) => (
          <>
            <Note tone={root !== null && !counted ? 'bad' : undefined}>
              {root === null ? t('proof_waits') : counted ? t('proof_counted') : t('proof_missing')}
            </Note>
            <Facts
              left
              facts={[
                { name: t('proof_root'), value: <span className="mono">{root ?? '–'}</span> },
                { name: t('proof_page'), value: <span className="mono">{verifyPath}</span> },
              ]}
            />
            <pre className={styles.receipt}>{receipt}</pre>
          </>
        )}
      </ReadTab>
    </Dialog>
  )
}

/** Rounds with the vendor's page of each, tickets with their proof. */
export const PlayTab = ({ member, merchant, timeZone }: TabProps) => {
  const t = useTexts('members')
  const rounds = useOp('members.rounds', { id: member.id }, merchant)
  const tickets = useOp('members.tickets', { id: member.id }, merchant)
  const [proof, setProof] = useState<number>()
  return (
    <>
      <Section title={t('rounds')}>
        <ReadTab read={rounds}>
          {({ rounds: list }) =>
            list.length === 0 ? (
              <Nothing>{t('rounds_none')}</Nothing>
            ) : (
              <table>
                <thead>
                  <tr>
                    <th>{t('column_when')}</th>
                    <th>{t('column_game')}</th>
                    <th className={styles.wide}>{t('column_round')}</th>
                    <th>{t('column_state')}</th>
                    <th className={classes('r', styles.wide)}>{t('column_staked')}</th>
                    <th className="r">{t('column_result')}</th>
                    <th aria-label={t('replay')} />
                  </tr>
                </thead>
                <tbody>
                  {list.map(one => (
                    <tr key={`${one.provider} ${one.round}`}>
                      <td className="q s">
                        <When at={one.beganAt} timeZone={timeZone} />
                      </td>
                      <td>{wordsOf('members', one.name, one.game)}</td>
                      <td className={classes('mono m', styles.wide)}>{one.round}</td>
                      <td className="s">
                        <State tone={tones[one.state]}>{t(`round_${one.state}`)}</State>
                      </td>
                      <td className={classes('r', styles.wide)}>
                        <Sum sum={one.staked} of={member} />
                      </td>
                      <td className="r">
                        <Sum sum={one.won - one.staked} of={member} signed />
                      </td>
                      <td className="r">
                        <Replay member={member} merchant={merchant} provider={one.provider} round={one.round} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )
          }
        </ReadTab>
      </Section>
      <Section title={t('tickets')}>
        <ReadTab read={tickets}>
          {({ tickets: list }) =>
            list.length === 0 ? (
              <Nothing>{t('tickets_none')}</Nothing>
            ) : (
              <table>
                <thead>
                  <tr>
                    <th>{t('column_when')}</th>
                    <th>{t('column_ticket')}</th>
                    <th>{t('column_numbers')}</th>
                    <th className={styles.wide}>{t('column_draw')}</th>
                    <th>{t('column_state')}</th>
                    <th className="r">{t('column_price')}</th>
                    <th aria-label={t('proof')} />
                  </tr>
                </thead>
                <tbody>
                  {list.map(one => (
                    <tr key={one.number}>
                      <td className="q s">
                        <When at={one.boughtAt} timeZone={timeZone} />
                      </td>
                      <td>{one.number}</td>
                      <td className="nw">{one.numbers.join(' ')}</td>
                      <td className={classes('mono m', styles.wide)}>
                        <Link className="link" href={`/games/draws/${merchant}/${one.draw.id}`}>
                          {one.draw.id}
                        </Link>
                      </td>
                      <td className="s">
                        <State tone={tones[one.state]}>{t(`ticket_${one.state}`)}</State>
                        {one.prize !== null && (
                          <span className="q">
                            {' '}
                            <Sum sum={one.prize} of={member} signed />
                          </span>
                        )}
                      </td>
                      <td className="r">
                        <Sum sum={one.price} of={member} />
                      </td>
                      <td className="r">
                        <Button small onPress={() => setProof(one.number)}>
                          {t('proof')}
                        </Button>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )
          }
        </ReadTab>
      </Section>
      {proof !== undefined && <Proof member={member} merchant={merchant} number={proof} onClose={() => setProof(undefined)} />}
    </>
  )
}
