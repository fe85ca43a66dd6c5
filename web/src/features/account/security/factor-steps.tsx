import { type ReactNode, useState } from 'react'
import { ConfirmForm } from '#blocks/account/confirm/confirm-form.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { AlwaysAskForm } from './always-ask-form.tsx'
import { AuthenticatorForm } from './authenticator-form.tsx'
import { EmailForm, MobileForm } from './contact-forms.tsx'
import { PayeeForm } from './payee-form.tsx'
import { RecoveryCodesForm } from './recovery-codes-form.tsx'
import { RemoveForm } from './remove-form.tsx'
import type { Factor, Subject, SubjectFormProps } from './subject.ts'
import styles from './factor-sheet.module.css'

const forms = {
  email: EmailForm,
  mobile: MobileForm,
  authenticator: AuthenticatorForm,
  payeeName: PayeeForm,
  alwaysAsk: AlwaysAskForm,
  recoveryCodes: RecoveryCodesForm,
}

/** The first step for a factor that is set: its value, with buttons to change and to remove it. */
const Present = ({ value, onChange, onRemove }: { value: ReactNode; onChange: () => void; onRemove: () => void }) => {
  const t = useTexts('security')
  return (
    <div className={styles.present}>
      <p className={styles.value}>{value}</p>
      <Button look="quiet" wide onClick={onChange}>
        {t('change')}
      </Button>
      <Button look="danger" wide onClick={onRemove}>
        {t('remove')}
      </Button>
    </div>
  )
}

const isFactor = (subject: Subject): subject is Factor => subject !== 'alwaysAsk' && subject !== 'recoveryCodes'

export const FactorSteps = ({ subject, ...form }: SubjectFormProps & { subject: Subject }) => {
  const t = useTexts('security')
  const { security, refresh } = form
  const value = isFactor(subject) ? security.factors[subject] : null
  const [step, setStep] = useState<'present' | 'set' | 'remove'>(value ? 'present' : 'set')
  if (step === 'present' && value)
    return <Present value={value === true ? t('app_is_on') : <bdi>{value}</bdi>} onChange={() => setStep('set')} onRemove={() => setStep('remove')} />
  // Before every change the member proves their identity.
  if (security.confirm.needed) return <ConfirmForm security={security} onConfirmed={refresh} />
  if (step === 'remove' && isFactor(subject)) return <RemoveForm factor={subject} {...form} />
  const Form = forms[subject]
  return <Form {...form} />
}
