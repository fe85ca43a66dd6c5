import { useState } from 'react'
import { ConfirmForm } from '#blocks/account/confirm/confirm-form.tsx'
import { isConfirmationRequired } from '#blocks/account/confirm/use-confirmation.ts'
import { ProveIdentity } from '#blocks/account/identity/prove-identity.tsx'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { showToast } from '#notices/notices.ts'
import { useRequest } from '#request/request-context.ts'
import type { Security } from '#session/use-security.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/windows/dialog.tsx'
import type { BoundIdentity, IdentitySubject } from './subject.ts'
import { useChange } from './use-change.ts'
import styles from './forms.module.css'

interface StepsProps {
  security: Security
  refresh: () => Promise<void>
  onClose: () => void
}

const Remove = ({ identity: { id, boundAt }, security, refresh, onClose }: StepsProps & { identity: BoundIdentity }) => {
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

const Add = ({ channel, security, refresh, onClose }: StepsProps & { channel: BoundIdentity['channel'] }) => {
  const t = useTexts('security')
  const identity = useTexts('identity')
  const { request } = useRequest()
  if (security.confirm.needed) return <ConfirmForm security={security} onConfirmed={refresh} />
  return (
    <div className={styles.form}>
      <p className={styles.text}>{t('identity_add_text')}</p>
      <ProveIdentity
        channel={channel}
        onProven={async proof => {
          try {
            await request('member.bindIdentity', proof)
          } catch (error) {
            if (isConfirmationRequired(error)) await refresh()
            throw error
          }
          showToast(identity('bind_done'))
          await refresh()
          onClose()
        }}
      />
    </div>
  )
}

interface IdentitySheetProps extends StepsProps {
  open: boolean
  title: string
  subject: IdentitySubject
}

/** Binds an identity, or removes the one that is bound. */
export const IdentitySheet = ({ open, title, subject, ...shared }: IdentitySheetProps) => {
  const shell = useTexts('shell')
  return (
    <Sheet open={open} title={title} closeLabel={shell('close')} onClose={shared.onClose}>
      {subject.id === null ? (
        <Add key={subject.channel} channel={subject.channel} {...shared} />
      ) : (
        <Remove key={subject.id} identity={subject} {...shared} />
      )}
    </Sheet>
  )
}
