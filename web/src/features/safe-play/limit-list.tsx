import { limitKinds, type LimitKind } from '@foyer/contract/safe-play/limit-kinds'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { ButtonRow, List } from '#ui/list.tsx'
import { Sheet } from '#ui/windows/dialog.tsx'
import { LimitPeriods } from './limit-periods.tsx'
import { missingLimits } from './missing-limits.ts'
import { useIsForDeposit } from './use-is-for-deposit.ts'
import type { MemberPartProps } from './use-safe-play.ts'
import { useSums } from './use-sums.ts'
import styles from './limit-list.module.css'

/** The limits come first for players who need them for a deposit. */
const useStartHere = () => {
  const place = useRef<HTMLDivElement>(null)
  const isForDeposit = useIsForDeposit()
  useEffect(() => {
    if (!isForDeposit) return undefined
    // A page that was just opened scrolls to its top first.
    const frame = requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'center' }))
    return () => cancelAnimationFrame(frame)
  }, [isForDeposit])
  return place
}

/** The limits of each kind, with those marked that are missing; one opens to be set, lowered or raised. */
export const LimitList = (parts: MemberPartProps) => {
  const t = useTexts('safeplay')
  const shell = useTexts('shell')
  const sums = useSums(parts.safePlay)
  const [chosen, setChosen] = useState<{ readonly kind: LimitKind; readonly open: boolean }>({ kind: 'deposit', open: false })
  const place = useStartHere()
  const { rules } = parts.safePlay
  const missing = missingLimits(rules, parts.own.limits)
  const titleOf = (kind: LimitKind) => (
    <>
      {t(kind)}
      {missing.includes(kind) && <span className={styles.needed}>{t('needed')}</span>}
    </>
  )
  const detailOf = (kind: LimitKind) => {
    const own = rules.periods.flatMap(period => parts.own.limits.filter(limit => limit.kind === kind && limit.period === period))
    if (own.length === 0) return t('not_set')
    return own.map(({ period, most }) => (
      <span key={period} className={styles.limit}>
        {t(period)}: <bdi>{sums.limit(kind, most)}</bdi>
      </span>
    ))
  }
  return (
    <div ref={place}>
      <List heading={t('limits_title')}>
        {limitKinds.map(kind => (
          <ButtonRow key={kind} title={titleOf(kind)} detail={detailOf(kind)} onClick={() => setChosen({ kind, open: true })} />
        ))}
      </List>
      <Sheet open={chosen.open} title={t(chosen.kind)} closeLabel={shell('close')} onClose={() => setChosen({ ...chosen, open: false })}>
        <LimitPeriods {...parts} kind={chosen.kind} />
      </Sheet>
    </div>
  )
}
