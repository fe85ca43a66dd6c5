import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Sheet } from '#ui/windows/dialog.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { passkeyName } from './passkeys/passkey-name.ts'
import { PresentPasskey, type PasskeyStepsProps } from './present-passkey.tsx'
import type { PasskeySubject } from './subject.ts'

interface PasskeySheetProps extends PasskeyStepsProps {
  open: boolean
  subject: PasskeySubject
}

/** Makes a passkey, or shows one that the member has. */
export const PasskeySheet = ({ open, subject, ...shared }: PasskeySheetProps) => {
  const t = useTexts('security')
  const shell = useTexts('shell')
  const title = subject === 'new' ? t('passkey_create') : (passkeyName(subject) ?? t('unknown_device'))
  // Another subject, or the same opened again, begins anew.
  const [count, setCount] = useState({ open, count: 0 })
  if (open !== count.open) setCount({ open, count: count.count + (open ? 1 : 0) })
  return (
    <Sheet open={open} title={title} closeLabel={shell('close')} onClose={shared.onClose}>
      {subject === 'new' ? (
        <AddPasskey key={count.count} {...shared} />
      ) : (
        <PresentPasskey key={`${subject.id} ${count.count}`} passkey={subject} {...shared} />
      )}
    </Sheet>
  )
}
