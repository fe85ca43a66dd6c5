import type { FirebaseSetting } from '@foyer/contract/account/identity/firebase-setting'
import { useTexts } from '#texts/use-texts.ts'
import { Sheet } from '#ui/windows/dialog.tsx'
import { PhoneForm } from './phone-form.tsx'
import type { Identity } from './use-identity.ts'

interface PhoneSheetProps {
  open: boolean
  firebase: FirebaseSetting
  identity: Identity
  onClose: () => void
}

/** Signing in by a phone number and the code that the identity provider sends to it. */
export const PhoneSheet = ({ open, firebase, identity, onClose }: PhoneSheetProps) => {
  const t = useTexts('identity')
  const shell = useTexts('shell')
  return (
    <Sheet open={open} title={t('phone_title')} closeLabel={shell('close')} onClose={onClose}>
      <PhoneForm firebase={firebase} provider={identity} onCode={load => void identity.signInWith('phone', load)} />
      {identity.captchas.login}
    </Sheet>
  )
}
