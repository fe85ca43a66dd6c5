import { useState } from 'react'
import { deviceOf } from '#format/device-words.ts'
import { exactTime } from '#format/times.ts'
import { ReadTab } from '#frame/read-tab.tsx'
import { When } from '#frame/when.tsx'
import type { TabProps } from '#pages/members/member.ts'
import { call, type OpAnswer } from '#request/call.ts'
import { useOp } from '#request/use-op.ts'
import { wordsOf } from '#texts/catalogues.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/facts.tsx'
import { State, type Tone } from '#ui/marks.tsx'
import { Nothing } from '#ui/states.tsx'
import styles from '#pages/members/members.module.css'

const sentTones: Readonly<Record<string, Tone>> = { sent: 'good', unclear: 'warn', waiting: 'warn', refused: 'bad' }

type Answer = OpAnswer<'members.tracked'>
type InZone = Pick<TabProps, 'timeZone'>

/** What was chosen on each device about measurement and marketing. */
const Consent = ({ version, devices, timeZone }: Pick<Answer, 'version' | 'devices'> & InZone) => {
  const t = useTexts('members')
  return (
    <Section title={t('consent')} beside={t('consent_version', { version })}>
      {devices.every(({ choices }) => choices.length === 0) ? (
        <Nothing>{t('consent_none')}</Nothing>
      ) : (
        <table aria-label={t('consent')}>
          <thead>
            <tr>
              <th>{t('column_when')}</th>
              <th>{t('column_device')}</th>
              <th>{t('consent_measurement')}</th>
              <th>{t('consent_marketing')}</th>
              <th className={styles.wide}>{t('consent_text')}</th>
            </tr>
          </thead>
          <tbody>
            {devices.flatMap(({ device, browser, choices }) =>
              choices.map(choice => (
                <tr key={`${device} ${choice.at}`}>
                  <td className="q s nw">{exactTime(choice.at, timeZone)}</td>
                  <td>{deviceOf(browser)}</td>
                  <td>{t(choice.measurement ? 'consent_yes' : 'consent_no')}</td>
                  <td>
                    {t(choice.marketing ? 'consent_yes' : 'consent_no')}
                    {choice.globalPrivacyControl && <span className="q s"> {t('consent_signal')}</span>}
                  </td>
                  <td className={classes('mono m', styles.wide)}>{choice.version}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      )}
    </Section>
  )
}

/** What tracking noticed, and what became of it at each provider. */
const MomentTable = ({ moments, timeZone }: Pick<Answer, 'moments'> & InZone) => {
  const t = useTexts('members')
  return (
    <table aria-label={t('tracked')}>
      <thead>
        <tr>
          <th>{t('column_when')}</th>
          <th>{t('tracked_moment')}</th>
          <th>{t('tracked_sent')}</th>
        </tr>
      </thead>
      <tbody>
        {moments.map(({ id, at, moment, sent }) => (
          <tr key={id}>
            <td className="q s">
              <When at={at} timeZone={timeZone} />
            </td>
            <td>{moment}</td>
            <td>
              {sent.length === 0 ? (
                <span className="m">{t('tracked_nobody')}</span>
              ) : (
                sent.map(({ provider, state, reason }) => (
                  <span key={provider} className="row" title={reason ?? undefined}>
                    {provider} <State tone={sentTones[state]}>{wordsOf('members', `delivery_${state}`, state)}</State>
                  </span>
                ))
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The consent of a member, and what tracking noticed. */
export const TrackedData = ({ member, merchant, timeZone }: TabProps) => {
  const t = useTexts('members')
  const read = useOp('members.tracked', { id: member.id }, merchant)
  const [older, setOlder] = useState<{ readonly moments: Answer['moments']; readonly next: string | undefined }>()
  const readOlder = async (after: string) => {
    const page = await call('members.tracked', { id: member.id, after }, merchant)
    setOlder(before => ({ moments: [...(before?.moments ?? []), ...page.moments], next: page.next }))
  }
  return (
    <ReadTab read={read}>
      {({ version, devices, moments, next: first }) => {
        const all = [...moments, ...(older?.moments ?? [])]
        const next = older ? older.next : first
        return (
          <>
            <Consent version={version} devices={devices} timeZone={timeZone} />
            <Section title={t('tracked')}>
              {all.length === 0 ? <Nothing>{t('tracked_none')}</Nothing> : <MomentTable moments={all} timeZone={timeZone} />}
              {next !== undefined && (
                <Button small onPress={() => void readOlder(next)}>
                  {t('older')}
                </Button>
              )}
            </Section>
          </>
        )
      }}
    </ReadTab>
  )
}
