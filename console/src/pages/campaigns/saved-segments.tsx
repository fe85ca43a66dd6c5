import type { Segment } from '@foyer/contract/campaigns/ops/segment'
import { useState } from 'react'
import { useAct, useOp } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { sayDone } from '#ui/toast.tsx'
import styles from './campaigns.module.css'

export const SavedSegments = ({ merchant, segment, onChoose }: { merchant: string; segment: Segment; onChoose: (segment: Segment) => void }) => {
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
