import { limitKinds, type LimitKind } from '@foyer/contract/safe-play/limit-kinds'
import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Sheet } from '#ui/dialog.tsx'
import { ButtonRow, List } from '#ui/list.tsx'
import { LimitPeriods } from './limit-periods.tsx'
import type { MemberPartProps } from './use-safe-play.ts'
import { useSums } from './use-sums.ts'
import styles from './limit-list.module.css'

/** The limits of each kind; one opens to be set, lowered or raised. */
export const LimitList = (parts: MemberPartProps) => {
  const t = useTexts('safeplay')
  const shell = useTexts('shell')
  const sums = useSums(parts.safePlay)
  const [chosen, setChosen] = useState<{ readonly kind: LimitKind; readonly open: boolean }>({ kind: 'deposit', open: false })
  const { periods } = parts.safePlay.rules
  const detailOf = (kind: LimitKind) => {
    const own = periods.flatMap(period => parts.own.limits.filter(limit => limit.kind === kind && limit.period === period))
    if (own.length === 0) return t('not_set')
    return own.map(({ period, most }) => (
      <span key={period} className={styles.limit}>
        {t(period)}: <bdi>{sums.limit(kind, most)}</bdi>
      </span>
    ))
  }
  return (
    <>
      <List heading={t('limits_title')}>
        {limitKinds.map(kind => (
          <ButtonRow key={kind} title={t(kind)} detail={detailOf(kind)} onClick={() => setChosen({ kind, open: true })} />
        ))}
      </List>
      <Sheet open={chosen.open} title={t(chosen.kind)} closeLabel={shell('close')} onClose={() => setChosen({ ...chosen, open: false })}>
        <LimitPeriods {...parts} kind={chosen.kind} />
      </Sheet>
    </>
  )
}
