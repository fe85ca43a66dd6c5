import type { CampaignChannel } from '@foyer/contract/campaigns/ops/content'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { momentOf } from '#format/zone-time.ts'
import { pathTo } from '#frame/paths.ts'
import { errorWords } from '#request/error-words.ts'
import { OpError } from '#request/op-error.ts'
import { useAct } from '#request/use-op.ts'
import type { MyMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/facts.tsx'
import { TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Select } from '#ui/select.tsx'
import { sayDone } from '#ui/toast.tsx'
import { contentOf, type Draft, wholeIn } from './form-rules.ts'
import { SegmentFields } from './segment-fields.tsx'
import { WordsFields } from './words-fields.tsx'
import styles from './campaigns.module.css'

interface Props {
  merchant: MyMerchant
  channels: readonly CampaignChannel[]
  languages: readonly string[]
  decimals: number
  begun: Draft
  /** Of one that is changed. */
  change?: { readonly id: string; readonly revision: number } | undefined
  onLeave: () => void
}

const faultsOf = (error: unknown) => (error instanceof OpError ? (error.dataOf('campaign.faulty')?.faults ?? []) : [])

/** Writes a campaign: by what, for whom, what it says, how many at most and when. */
export const CampaignForm = ({ merchant, channels, languages, decimals, begun, change, onLeave }: Props) => {
  const t = useTexts('campaigns')
  const [, go] = useLocation()
  const [draft, setDraft] = useState(begun)
  const { act, busy, error } = useAct('campaigns.save')
  const set = (more: Partial<Draft>) => setDraft({ ...draft, ...more })
  const most = wholeIn(draft.most) ?? 0
  const off = draft.name.trim() === '' ? t('name_first') : most < 1 ? t('most_first') : undefined
  const save = async () => {
    const { name, channel, segment } = draft
    const dueAt = momentOf(draft.begins, merchant.timeZone) ?? null
    const done = await act({ ...change, name: name.trim(), channel, segment, content: contentOf(draft), most, dueAt }, merchant.code)
    if (!done) return
    sayDone(t('saved'))
    onLeave()
    go(pathTo('campaigns', merchant.code, done.id))
  }
  return (
    <div className={styles.form}>
      <h2 className={styles.title}>{change ? t('change_title') : t('new_title')}</h2>
      <div className={styles.pair}>
        <TextField label={t('name')} value={draft.name} onChange={name => set({ name })} maxLength={80} />
        <Select
          label={t('channel')}
          value={draft.channel}
          onChange={channel => set({ channel })}
          options={channels.map(value => ({ value, words: t(`channel_${value}`) }))}
        />
      </div>
      <Section title={t('for_whom')}>
        <SegmentFields
          merchant={merchant.code}
          channel={draft.channel}
          segment={draft.segment}
          onChange={segment => set({ segment })}
          decimals={decimals}
        />
      </Section>
      <Section title={t('what')}>
        {draft.channel === 'reward' ? (
          <TextField label={t('points')} hint={t('points_hint')} inputMode="numeric" value={draft.points} onChange={points => set({ points })} />
        ) : (
          <>
            <WordsFields draft={draft} languages={languages} onChange={words => set({ words })} />
            <TextField label={t('opens')} hint={t('opens_hint')} value={draft.path} onChange={path => set({ path })} maxLength={200} />
          </>
        )}
      </Section>
      <Section title={t('how')}>
        <div className={styles.pair}>
          <TextField label={t('most')} hint={t('most_hint')} inputMode="numeric" value={draft.most} onChange={value => set({ most: value })} />
          <TextField label={t('begins')} hint={t('begins_hint')} type="datetime-local" value={draft.begins} onChange={begins => set({ begins })} />
        </div>
      </Section>
      {error !== undefined && (
        <div role="alert">
          <Note tone="bad">
            <p>{errorWords(error)}</p>
            {faultsOf(error).map(({ path, reason }) => (
              <p key={path + reason}>
                <code>{path}</code> {reason}
              </p>
            ))}
          </Note>
        </div>
      )}
      <div className={styles.acts}>
        <Button onPress={onLeave}>{t('leave')}</Button>
        <Button kind="go" busy={busy} off={off} onPress={() => void save()}>
          {t('save')}
        </Button>
      </div>
    </div>
  )
}
