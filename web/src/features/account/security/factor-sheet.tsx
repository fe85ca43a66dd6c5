import { useState, type ReactNode } from 'react'
import { ConfirmForm } from '#blocks/account/confirm/confirm-form.tsx'
import type { Security } from '#session/use-security.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/windows/dialog.tsx'
import { AlwaysAskForm } from './always-ask-form.tsx'
import { AuthenticatorForm } from './authenticator-form.tsx'
import { EmailForm, MobileForm } from './contact-forms.tsx'
import { NewRecoveryCodes } from './new-recovery-codes.tsx'
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

const Steps = ({ subject, ...form }: SubjectFormProps & { subject: Subject }) => {
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

interface FactorSheetProps {
  open: boolean
  subject: Subject
  security: Security
  refresh: () => Promise<void>
  onClose: () => void
}

/** Closes after a change, but first shows recovery codes that came with it. */
export const FactorSheet = ({ open, subject, onClose, ...shared }: FactorSheetProps) => {
  const t = useTexts('security')
  const shell = useTexts('shell')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  // The codes go when the sheet is opened again.
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setCodes(null)
  }
  const titles = {
    email: t('email'),
    mobile: t('mobile'),
    authenticator: t('app'),
    payeeName: t('payee_name'),
    alwaysAsk: t('always_ask'),
    recoveryCodes: t('recovery_codes'),
  }
  return (
    <Sheet open={open} title={codes ? titles.recoveryCodes : titles[subject]} closeLabel={shell('close')} onClose={onClose}>
      {codes ? (
        <NewRecoveryCodes codes={codes} onSaved={onClose} />
      ) : (
        <Steps key={subject} subject={subject} {...shared} onDone={({ recoveryCodes }) => (recoveryCodes ? setCodes(recoveryCodes) : onClose())} />
      )}
    </Sheet>
  )
}
