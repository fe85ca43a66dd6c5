import { wholeUnits } from '@foyer/texts/format'
import { useState } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { PageSkeleton } from '#blocks/page-skeleton/page-skeleton.tsx'
import { LinkCard } from '#blocks/referral/invite/link-card.tsx'
import { Stats } from '#blocks/referral/invite/stats.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { paths } from '#navigation/paths.ts'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { IconLink } from '#ui/icons/icon-button.tsx'
import { alertIcon, backIcon } from '#ui/icons/icons.ts'
import { AppBar } from '#ui/layout/app-bar.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Sheet } from '#ui/windows/dialog.tsx'
import { PlayerForm } from './player-form.tsx'
import { PlayerList } from './player-list.tsx'
import styles from './agent-page.module.css'

/** An agent's link, players and totals, and registering players below (spec 2 §6, Referral). */
export const AgentPage = () => {
  const t = useTexts('referral')
  const shell = useTexts('shell')
  const format = useFormat()
  const session = useSession()
  const { request } = useRequest()
  const { mutate: mutateAll } = useSWRConfig()
  const [registering, setRegistering] = useState(false)
  const load = () => request('referral.downlineTotals', {}, { alert: false })
  const { data, error, mutate } = useSWR(session ? ['referral.downlineTotals', session.id] : null, load, { shouldRetryOnError: false })
  const { decimals } = useSettings()
  if (!session || (!data && error === undefined)) return <PageSkeleton shape="lists" />
  const refresh = () => void mutateAll(key => Array.isArray(key) && String(key[0]).startsWith('referral.downline'))
  return (
    <Screen bar={<AppBar start={<IconLink glyph={backIcon} label={shell('back')} href={paths.memberHome} />} />}>
      <div className={styles.page}>
        <PageHead title={t('agent_title')} text={t('agent_lead')} />
        {data ? (
          <>
            <Stats
              stats={[
                { label: t('stat_players'), value: format.number(data.friends) },
                { label: t('stat_depositors'), value: format.number(data.depositors) },
                { label: t('stat_deposited'), value: format.roundMoney(wholeUnits(data.deposited, decimals), data.currency) },
              ]}
            />
            <Button wide onClick={() => setRegistering(true)}>
              {t('register_player')}
            </Button>
            <PlayerList sessionId={session.id} />
            <LinkCard code={data.code} />
          </>
        ) : (
          <EmptyState glyph={alertIcon} title={t('list_failed')}>
            <Button look="quiet" onClick={() => void mutate()}>
              {shell('retry')}
            </Button>
          </EmptyState>
        )}
      </div>
      <Sheet open={registering} title={t('register_player')} closeLabel={shell('close')} onClose={() => setRegistering(false)}>
        <PlayerForm
          onRegistered={() => {
            setRegistering(false)
            refresh()
          }}
        />
      </Sheet>
    </Screen>
  )
}
