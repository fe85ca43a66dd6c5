import { useState } from 'react'
import { ReadTab } from '#frame/read-tab.tsx'
import type { TabProps } from '#pages/members/member.ts'
import { call } from '#request/call.ts'
import { useOp } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/facts.tsx'
import { Nothing } from '#ui/states.tsx'
import { MomentTable } from './moment-table.tsx'
import { type Tracked, TrackingConsent } from './tracking-consent.tsx'

/** The consent of a member, and what tracking noticed. */
export const TrackedData = ({ member, merchant, timeZone }: TabProps) => {
  const t = useTexts('members')
  const read = useOp('members.tracked', { id: member.id }, merchant)
  const [older, setOlder] = useState<{ readonly moments: Tracked['moments']; readonly next: string | undefined }>()
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
            <TrackingConsent version={version} devices={devices} timeZone={timeZone} />
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
