import { useState } from 'react'
import { ReasonDialog } from '#frame/reason-dialog.tsx'
import { errorWords } from '#request/error-words.ts'
import { useAct } from '#request/use-op.ts'
import { useMay } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { sayDone } from '#ui/toast.tsx'
import type { CampaignPartProps } from './campaign-results.tsx'
import styles from './campaigns.module.css'

export const CampaignActs = ({ merchant, campaign, onChange }: CampaignPartProps & { onChange: () => void }) => {
  const t = useTexts('campaigns')
  const may = useMay()
  const count = useAct('campaigns.count')
  const ask = useAct('campaigns.ask')
  const stop = useAct('campaigns.stop')
  const [opened, setOpened] = useState<'ask' | 'stop'>()
  const { id, revision, state } = campaign
  const isOpen = state === 'draft' || state === 'counting' || state === 'ready'
  const isRunning = state === 'scheduled' || state === 'sending'
  const done = (words: string) => {
    sayDone(words)
    setOpened(undefined)
  }
  const askFor = async (reason: string) => {
    if (await ask.act({ id, revision, reason }, merchant.code)) done(t('is_asked'))
  }
  const end = async (reason: string) => {
    if (await stop.act({ id, reason }, merchant.code)) done(t('is_stopped'))
  }
  return (
    <>
      <div className={styles.acts}>
        {isOpen && may('campaigns.edit', merchant.code) && (
          <>
            <Button onPress={onChange}>{t('change')}</Button>
            <Button busy={count.busy || state === 'counting'} onPress={() => void count.act({ id, revision }, merchant.code)}>
              {t('count')}
            </Button>
            <Button kind="go" off={state === 'ready' ? undefined : t('count_first')} onPress={() => setOpened('ask')}>
              {t('ask')}
            </Button>
          </>
        )}
        {isRunning && may('campaigns.stop', merchant.code) && (
          <Button kind="no" onPress={() => setOpened('stop')}>
            {t('stop')}
          </Button>
        )}
      </div>
      {count.error !== undefined && <Note tone="bad">{errorWords(count.error)}</Note>}
      {opened === 'ask' && (
        <ReasonDialog
          title={t('ask')}
          about={t('ask_about', { members: (campaign.counted?.reachable ?? 0).toLocaleString('en') })}
          act={t('ask_go')}
          busy={ask.busy}
          error={ask.error}
          onAct={reason => void askFor(reason)}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened === 'stop' && (
        <ReasonDialog
          title={t('stop')}
          about={t('stop_about')}
          act={t('stop')}
          kills
          busy={stop.busy}
          error={stop.error}
          onAct={reason => void end(reason)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
