import type { CampaignChannel } from '@foyer/contract/campaigns/ops/content'
import type { Segment } from '@foyer/contract/campaigns/ops/segment'
import { useState } from 'react'
import { useSettled } from '#frame/use-settled.ts'
import { errorWords } from '#request/error-words.ts'
import { useAct, useOp } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Select, TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { sayDone } from '#ui/toast.tsx'
import { dayFields, listFields, listIn, sumFields, wholeIn, withRule } from './form-rules.ts'
import styles from './campaigns.module.css'

interface Props {
  merchant: string
  channel: CampaignChannel
  segment: Segment
  onChange: (segment: Segment) => void
  decimals: number
}

/** About how many it has, read from a sample a moment after the last key. */
const Estimate = ({ merchant, channel, segment }: Pick<Props, 'merchant' | 'channel' | 'segment'>) => {
  const t = useTexts('campaigns')
  const settled = useSettled(JSON.stringify(segment))
  const { value, error } = useOp('campaigns.estimate', { segment: settled, channel }, merchant)
  if (error !== undefined && !value) return <Note tone="bad">{errorWords(error)}</Note>
  const about = (count: number) => `${value?.isExact ? '' : '≈ '}${count.toLocaleString('en')}`
  return (
    <div className={styles.estimate} role="status">
      <b>{value ? about(value.reachable) : '…'}</b>
      <span>{t('may_get_it')}</span>
      {value && <span className="q">{t('of_segment', { matching: about(value.matching), members: value.members.toLocaleString('en') })}</span>}
    </div>
  )
}

const Typed = ({ label, hint, value, onValue }: { label: string; hint?: string; value: string; onValue: (typed: string) => void }) => {
  const [typed, setTyped] = useState(value)
  return (
    <TextField
      label={label}
      hint={hint}
      value={typed}
      onChange={next => {
        setTyped(next)
        onValue(next)
      }}
    />
  )
}

const Saved = ({ merchant, segment, onChoose }: { merchant: string; segment: Segment; onChoose: (segment: Segment) => void }) => {
  const t = useTexts('campaigns')
  const [name, setName] = useState('')
  const { value } = useOp('campaigns.segments', {}, merchant)
  const save = useAct('campaigns.saveSegment')
  const items = value?.items ?? []
  const keep = async () => {
    if (!(await save.act({ name: name.trim(), segment }, merchant))) return
    sayDone(t('segment_saved', { name: name.trim() }))
    setName('')
  }
  return (
    <div className={styles.pair}>
      <Select
        label={t('saved_segments')}
        value=""
        onChange={chosen => onChoose(items.find(item => item.name === chosen)?.segment ?? segment)}
        options={[{ value: '', words: t('choose_segment') }, ...items.map(item => ({ value: item.name, words: item.name }))]}
      />
      <div>
        <TextField label={t('save_as')} value={name} onChange={setName} maxLength={80} />
        <div className={styles.acts}>
          <Button small busy={save.busy} off={name.trim() === '' ? t('name_first') : undefined} onPress={() => void keep()}>
            {t('save_segment')}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** For whom it is: rules that must all hold, with about how many members they leave. */
export const SegmentFields = ({ merchant, channel, segment, onChange, decimals }: Props) => {
  const t = useTexts('campaigns')
  const [turn, setTurn] = useState(0)
  const factor = 10 ** decimals
  return (
    <>
      <Saved
        merchant={merchant}
        segment={segment}
        onChoose={chosen => {
          onChange(chosen)
          setTurn(turn + 1)
        }}
      />
      <div className={styles.pair} key={turn}>
        {listFields.map(name => (
          <Typed
            key={name}
            label={t(`rule_${name}`)}
            hint={t(`hint_${name}`)}
            value={(segment[name] ?? []).join(', ')}
            onValue={typed => onChange(withRule(segment, name, listIn(name, typed)))}
          />
        ))}
        {dayFields.map(name => (
          <Typed
            key={name}
            label={t(`rule_${name}`)}
            value={String(segment[name] ?? '')}
            onValue={typed => onChange(withRule(segment, name, wholeIn(typed) || undefined))}
          />
        ))}
        {sumFields.map(name => (
          <Typed
            key={name}
            label={t(`rule_${name}`)}
            value={segment[name] === undefined ? '' : String(segment[name] / factor)}
            onValue={typed => onChange(withRule(segment, name, wholeIn(typed, factor)))}
          />
        ))}
      </div>
      <Estimate merchant={merchant} channel={channel} segment={segment} />
    </>
  )
}
