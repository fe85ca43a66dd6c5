import type { FactorName } from '@foyer/contract/account/ops/security'
import { useState } from 'react'
import { useAct, useOp } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Select } from '#ui/select.tsx'
import type { ActOn } from './act-on.ts'
import { afterAct } from './after-act.ts'
import { ReasonDialog } from './reason-dialog.tsx'

export const ResetFactorDialog = ({ merchant, id, username, onClose }: ActOn) => {
  const t = useTexts('members')
  const { act, busy, error } = useAct('members.resetFactor')
  const { value } = useOp('members.security', { id }, merchant)
  const [factor, setFactor] = useState<FactorName | 'all' | 'none'>('none')
  const there = value?.factors ?? []
  const chosen = there.find(one => one.factor === factor)
  const options = [
    { value: 'none' as const, words: t('reset_choose') },
    ...there.map(one => ({ value: one.factor, words: `${t(`factor_${one.factor}`)} ${one.shown}`.trim() })),
    { value: 'all' as const, words: t('reset_all') },
  ]
  return (
    <ReasonDialog
      title={t('reset_title', { name: username })}
      about={t('reset_about')}
      go={factor === 'none' ? t('reset_go_nothing') : factor === 'all' ? t('reset_go_all') : t('reset_go', { factor: t(`factor_${factor}`) })}
      kind="kill"
      busy={busy}
      error={error}
      off={factor === 'none' ? t('reset_missing') : chosen?.isLastWay ? t('reset_last') : undefined}
      onClose={onClose}
      onGo={reason =>
        void act({ id, reason, ...(factor !== 'all' && factor !== 'none' && { factor }) }, merchant).then(
          afterAct(onClose, t('reset_done', { name: username })),
        )
      }
    >
      <Select
        label={t('reset_which')}
        hint={value && there.length === 0 ? t('reset_nothing') : undefined}
        fault={chosen?.isLastWay ? t('reset_last') : undefined}
        value={factor}
        onChange={setFactor}
        options={options}
      />
    </ReasonDialog>
  )
}
