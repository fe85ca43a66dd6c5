import { useTexts } from '#texts/use-texts.ts'
import { Sheet } from '#ui/windows/dialog.tsx'
import { AddIdentity } from './add-identity.tsx'
import { RemoveIdentity, type IdentityStepsProps } from './remove-identity.tsx'
import type { IdentitySubject } from './subject.ts'

interface IdentitySheetProps extends IdentityStepsProps {
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
        <AddIdentity key={subject.channel} channel={subject.channel} {...shared} />
      ) : (
        <RemoveIdentity key={subject.id} identity={subject} {...shared} />
      )}
    </Sheet>
  )
}
