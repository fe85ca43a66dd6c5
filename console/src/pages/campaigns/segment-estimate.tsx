import type { CampaignChannel } from '@foyer/contract/campaigns/ops/content'
import type { Segment } from '@foyer/contract/campaigns/ops/segment'
import { useSettled } from '#frame/use-settled.ts'
import { errorWords } from '#request/error-words.ts'
import { useOp } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Note } from '#ui/note.tsx'
import styles from './campaigns.module.css'

export interface SegmentProps {
  merchant: string
  channel: CampaignChannel
  segment: Segment
  onChange: (segment: Segment) => void
  decimals: number
}

/** About how many it has, read from a sample a moment after the last key. */
export const SegmentEstimate = ({ merchant, channel, segment }: Pick<SegmentProps, 'merchant' | 'channel' | 'segment'>) => {
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
