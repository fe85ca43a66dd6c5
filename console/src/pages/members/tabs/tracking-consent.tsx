import { deviceOf } from '#format/device-words.ts'
import { exactTime } from '#format/times.ts'
import type { InZone } from '#pages/members/member.ts'
import type { OpAnswer } from '#request/call.ts'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/facts.tsx'
import { Nothing } from '#ui/states.tsx'
import styles from '#pages/members/members.module.css'

export type Tracked = OpAnswer<'members.tracked'>

/** What was chosen on each device about measurement and marketing. */
export const TrackingConsent = ({ version, devices, timeZone }: Pick<Tracked, 'version' | 'devices'> & InZone) => {
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
