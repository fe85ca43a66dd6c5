import { useState } from 'react'
import type { Security } from '#session/use-security.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Sheet } from '#ui/windows/dialog.tsx'
import { FactorSteps } from './factor-steps.tsx'
import { NewRecoveryCodes } from './new-recovery-codes.tsx'
import type { Subject } from './subject.ts'

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
        <FactorSteps
          key={subject}
          subject={subject}
          {...shared}
          onDone={({ recoveryCodes }) => (recoveryCodes ? setCodes(recoveryCodes) : onClose())}
        />
      )}
    </Sheet>
  )
}
