import { useState } from 'react'
import { When } from '#frame/when.tsx'
import type { TabProps } from '#pages/members/member.ts'
import { call, type OpAnswer } from '#request/call.ts'
import { errorWords } from '#request/error-words.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { State, type Tone } from '#ui/marks.tsx'
import { Sum } from '#ui/sum.tsx'
import styles from '#pages/members/members.module.css'

const tones: Readonly<Record<string, Tone>> = { open: 'warn' }

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

/** The rounds of a member, each with the vendor's page of it. */
export const RoundTable = ({ rounds, member, merchant, timeZone }: TabProps & Pick<OpAnswer<'members.rounds'>, 'rounds'>) => {
  const t = useTexts('members')
  return (
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
        {rounds.map(one => (
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
