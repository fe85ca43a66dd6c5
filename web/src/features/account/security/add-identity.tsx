import { ConfirmForm } from '#blocks/account/confirm/confirm-form.tsx'
import { isConfirmationRequired } from '#blocks/account/confirm/use-confirmation.ts'
import { ProveIdentity } from '#blocks/account/identity/prove-identity.tsx'
import { showToast } from '#notices/notices.ts'
import { useRequest } from '#request/request-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { IdentityStepsProps } from './remove-identity.tsx'
import type { BoundIdentity } from './subject.ts'
import styles from './forms.module.css'

export const AddIdentity = ({ channel, security, refresh, onClose }: IdentityStepsProps & { channel: BoundIdentity['channel'] }) => {
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
