import { useState } from 'react'
import { deviceOf } from '#format/device-words.ts'
import { ReadTab } from '#frame/read-tab.tsx'
import { When } from '#frame/when.tsx'
import { EndSessionsDialog } from '#pages/members/dialogs/end-sessions-dialog.tsx'
import type { TabProps } from '#pages/members/member.ts'
import { useOp } from '#request/use-op.ts'
import { useMay } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Section } from '#ui/facts.tsx'
import { Nothing } from '#ui/states.tsx'
import { SessionTable } from './session-table.tsx'
import styles from '#pages/members/members.module.css'

export const SessionsTab = ({ member, merchant, timeZone }: TabProps) => {
  const t = useTexts('members')
  const may = useMay()
  const read = useOp('members.sessions', { id: member.id }, merchant)
  const [ending, setEnding] = useState<string>()
  const off = may('members.endSessions', merchant) ? undefined : t('not_your_role')
  return (
    <ReadTab read={read}>
      {({ sessions, trusted, networks }) => (
        <>
          <Section title={t('sessions')}>
            {sessions.length === 0 ? (
              <Nothing>{t('end_none')}</Nothing>
            ) : (
              <SessionTable sessions={sessions} timeZone={timeZone} off={off} onEnd={setEnding} />
            )}
          </Section>
          <Section title={t('trusted')}>
            {trusted.length === 0 && <p className="q s">{t('trusted_none')}</p>}
            {trusted.map(one => (
              <p key={`${one.deviceId} ${one.trustedAt}`} className={styles.openLine}>
                <span className={styles.agent} title={one.userAgent}>
                  {deviceOf(one.userAgent)}
                </span>
                <When at={one.trustedAt} timeZone={timeZone} />
              </p>
            ))}
          </Section>
          <Section title={t('networks')}>
            {networks.length === 0 && <p className="q s">{t('networks_none')}</p>}
            {networks.map(one => (
              <p key={one.prefix} className={styles.openLine}>
                <span className="mono">{one.prefix}</span>
                <When at={one.lastSeenAt} timeZone={timeZone} />
              </p>
            ))}
          </Section>
          {ending !== undefined && (
            <EndSessionsDialog
              merchant={merchant}
              id={member.id}
              username={member.username}
              session={ending}
              count={1}
              onClose={() => setEnding(undefined)}
            />
          )}
        </>
      )}
    </ReadTab>
  )
}
