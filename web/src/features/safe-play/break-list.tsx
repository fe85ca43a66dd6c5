import { HOUR_MS } from '@foyer/contract/time-units'
import { useState } from 'react'
import { useRequest } from '#request/request-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { ButtonRow, List } from '#ui/list.tsx'
import { Decision } from './decision.tsx'
import { ofHours } from './duration.ts'
import type { MemberPartProps } from './use-safe-play.ts'
import { useSums } from './use-sums.ts'
import styles from './notes.module.css'

export const BreakList = ({ safePlay, refresh }: MemberPartProps) => {
  const t = useTexts('safeplay')
  const { request } = useRequest()
  const { time, moment } = useSums(safePlay)
  const [wanted, setWanted] = useState({ hours: 0, until: 0, open: false })
  return (
    <>
      <List heading={t('break_title')}>
        {safePlay.rules.breaks.map(hours => (
          <ButtonRow key={hours} title={time(ofHours(hours))} onClick={() => setWanted({ hours, until: Date.now() + hours * HOUR_MS, open: true })} />
        ))}
      </List>
      <p className={styles.note}>{t('break_text')}</p>
      <Decision
        open={wanted.open}
        title={t('break_ask', { time: time(ofHours(wanted.hours)) })}
        text={t('break_meaning', { date: moment(wanted.until) })}
        onClose={() => setWanted({ ...wanted, open: false })}
        decide={async () => {
          await request('safePlay.takeBreak', { hours: wanted.hours })
          await refresh()
        }}
      />
    </>
  )
}
