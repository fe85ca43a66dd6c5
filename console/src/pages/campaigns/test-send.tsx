import { useState } from 'react'
import { errorWords } from '#request/error-words.ts'
import { useAct } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/facts.tsx'
import { TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { sayDone } from '#ui/toast.tsx'
import type { CampaignPartProps } from './campaign-results.tsx'
import styles from './campaigns.module.css'

export const TestSend = ({ merchant, campaign }: CampaignPartProps) => {
  const t = useTexts('campaigns')
  const [username, setUsername] = useState('')
  const { act, busy, error } = useAct('campaigns.test')
  const send = async () => {
    const done = await act({ id: campaign.id, revision: campaign.revision, username: username.trim() }, merchant.code)
    if (done) sayDone(t('tested', { name: username.trim() }))
  }
  return (
    <Section title={t('test')}>
      <div className={styles.form}>
        <TextField label={t('test_to')} hint={t('test_hint')} value={username} onChange={setUsername} maxLength={64} />
        {error !== undefined && <Note tone="bad">{errorWords(error)}</Note>}
        <div className={styles.acts}>
          <Button busy={busy} off={username.trim() === '' ? t('name_first') : undefined} onPress={() => void send()}>
            {t('test_go')}
          </Button>
        </div>
      </div>
    </Section>
  )
}
