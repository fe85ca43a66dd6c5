import { useState } from 'react'
import { useRequest } from '#request/request-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { ButtonRow, List } from '#ui/list.tsx'
import { Decision } from './decision.tsx'
import { ofHours, ofMonths } from './duration.ts'
import type { MemberPartProps } from './use-safe-play.ts'
import { useSums } from './use-sums.ts'
import styles from './notes.module.css'

interface Wanted {
  /** Null: without end. */
  readonly months: number | null
  readonly until: number
  readonly open: boolean
}

/** About when; the server says exactly. */
const inMonths = (months: number): number => new Date().setMonth(new Date().getMonth() + months)

export const ExclusionList = ({ safePlay, refresh }: MemberPartProps) => {
  const t = useTexts('safeplay')
  const { request } = useRequest()
  const { time, moment } = useSums(safePlay)
  const [wanted, setWanted] = useState<Wanted>({ months: null, until: 0, open: false })
  const { exclusions, returnHours } = safePlay.rules
  const words = (months: number | null) => (months === null ? t('for_good') : time(ofMonths(months)))
  return (
    <>
      <List heading={t('exclusion_title')}>
        {[...exclusions, null].map(months => (
          <ButtonRow key={months} title={words(months)} onClick={() => setWanted({ months, until: inMonths(months ?? 0), open: true })} />
        ))}
      </List>
      <p className={styles.note}>{t('exclusion_text')}</p>
      <Decision
        open={wanted.open}
        title={t('exclusion_ask', { time: words(wanted.months) })}
        text={
          wanted.months === null
            ? t('exclusion_good_meaning')
            : t('exclusion_meaning', { date: moment(wanted.until), time: time(ofHours(returnHours)) })
        }
        onClose={() => setWanted({ ...wanted, open: false })}
        decide={async () => {
          await request('safePlay.exclude', { months: wanted.months })
          await refresh()
        }}
      />
    </>
  )
}
