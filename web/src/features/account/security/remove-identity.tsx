import { useState } from 'react'
import { ConfirmForm } from '#blocks/account/confirm/confirm-form.tsx'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import type { Security } from '#session/use-security.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import type { BoundIdentity } from './subject.ts'
import { useChange } from './use-change.ts'
import styles from './forms.module.css'

export interface IdentityStepsProps {
  security: Security
  refresh: () => Promise<void>
  onClose: () => void
}

export const RemoveIdentity = ({ identity: { id, boundAt }, security, refresh, onClose }: IdentityStepsProps & { identity: BoundIdentity }) => {
  const t = useTexts('security')
  const format = useFormat()
  const [wanted, setWanted] = useState(false)
  const { processing, problem, run } = useChange(refresh, onClose)
  if (wanted && security.confirm.needed) return <ConfirmForm security={security} onConfirmed={refresh} />
  return (
    <div className={styles.form}>
      <FormProblem problem={problem} />
      <p className={styles.value}>{t('identity_since', { date: format.moment(boundAt, 'date') })}</p>
      {wanted && <p className={styles.text}>{t('identity_remove_text')}</p>}
      <Button
        look="danger"
        wide
        busy={processing}
        busyLabel={t('saving')}
        onClick={() => (wanted ? void run(request => request('member.securityIdentityUnbind', { id }), t('removed')) : setWanted(true))}
      >
        {t('remove')}
      </Button>
    </div>
  )
}
