import type { LimitKind } from '@foyer/contract/safe-play/limit-kinds'
import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Tabs } from '#ui/layout/tabs.tsx'
import { LimitFacts } from './limit-facts.tsx'
import { LimitForm } from './limit-form.tsx'
import type { MemberPartProps } from './use-safe-play.ts'
import styles from './card-parts.module.css'

/** The limits of one kind, period by period. */
export const LimitPeriods = ({ kind, safePlay, own, refresh }: MemberPartProps & { readonly kind: LimitKind }) => {
  const t = useTexts('safeplay')
  const { periods } = safePlay.rules
  const [period, setPeriod] = useState(periods[0] ?? 'day')
  const limit = own.limits.find(one => one.kind === kind && one.period === period)
  const rest = { kind, period, limit, safePlay, refresh }
  return (
    <div className={styles.parts}>
      {(kind === 'deposit' || kind === 'loss') && <p className={styles.quiet}>{t(`${kind}_text`)}</p>}
      <Tabs label={t('limit_field')} tabs={periods.map(key => ({ key, label: t(key) }))} current={period} onChange={setPeriod}>
        <div className={styles.parts}>
          {limit && <LimitFacts {...rest} limit={limit} />}
          <LimitForm key={period} {...rest} />
        </div>
      </Tabs>
    </div>
  )
}
