import { useState } from 'react'
import { BalanceChip } from '#blocks/money/balance-chip.tsx'
import { PageSkeleton } from '#blocks/page-skeleton/page-skeleton.tsx'
import { paths } from '#navigation/paths.ts'
import { useSecurity, type Security } from '#session/use-security.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { IconLink } from '#ui/icons/icon-button.tsx'
import { alertIcon, backIcon } from '#ui/icons/icons.ts'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { Column, Columns } from '#ui/layout/columns.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { EventList } from './devices/event-list.tsx'
import { NetworkList } from './devices/network-list.tsx'
import { SessionList } from './devices/session-list.tsx'
import { TrustedList } from './devices/trusted-list.tsx'
import { useEvents } from './devices/use-events.ts'
import { FactorList } from './factor-list.tsx'
import { FactorSheet } from './factor-sheet.tsx'
import { LoginWays } from './login-ways.tsx'
import { PasskeyList } from './passkeys/passkey-list.tsx'
import type { Subject } from './subject.ts'
import styles from './security-page.module.css'

const Lists = ({ security, refresh: refreshSecurity }: { security: Security; refresh: () => Promise<void> }) => {
  const { events, refresh: refreshEvents } = useEvents()
  // A change is also a new event, but nothing waits for the events.
  const refresh = async () => {
    void refreshEvents()
    await refreshSecurity()
  }
  const [subject, setSubject] = useState<Subject>('email')
  const [open, setOpen] = useState(false)
  const show = (wanted: Subject) => {
    setSubject(wanted)
    setOpen(true)
  }
  return (
    <div className={styles.page}>
      <Columns>
        <Column>
          <FactorList security={security} onChoose={show} />
          <PasskeyList security={security} refresh={refresh} />
          <LoginWays security={security} refresh={refresh} />
        </Column>
        <Column>
          <SessionList sessions={security.sessions} refresh={refresh} />
          <TrustedList devices={security.trustedDevices} refresh={refresh} />
          <NetworkList networks={security.networks} refresh={refresh} />
          <EventList events={events} />
        </Column>
      </Columns>
      <FactorSheet open={open} subject={subject} security={security} refresh={refresh} onClose={() => setOpen(false)} />
    </div>
  )
}

export const SecurityPage = () => {
  const t = useTexts('security')
  const shell = useTexts('shell')
  const { data, failed, refresh } = useSecurity()
  if (!data && !failed) return <PageSkeleton />
  return (
    <Screen
      wide
      bar={
        <AppBar
          start={<IconLink glyph={backIcon} label={shell('back')} href={paths.memberHome} />}
          title={t('security_title')}
          end={<BalanceChip besideTitle />}
        />
      }
    >
      {data ? (
        <Lists security={data} refresh={refresh} />
      ) : (
        <EmptyState alone glyph={alertIcon} title={t('security_failed')}>
          <Button look="quiet" onClick={() => void refresh()}>
            {shell('retry')}
          </Button>
        </EmptyState>
      )}
    </Screen>
  )
}
