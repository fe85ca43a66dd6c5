import { useSecurity } from '#session/use-security.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { alertIcon } from '#ui/icons/icons.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { Sheet } from '#ui/windows/dialog.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import type { Confirmation } from './use-confirmation.ts'

const Ways = ({ onConfirmed }: { onConfirmed: () => Promise<void> }) => {
  const t = useTexts('security')
  const shell = useTexts('shell')
  const { data, failed, refresh } = useSecurity()
  if (data) return <ConfirmForm security={data} onConfirmed={onConfirmed} />
  if (!failed) return <Skeleton shape="panel" />
  return (
    <EmptyState glyph={alertIcon} title={t('security_failed')}>
      <Button look="quiet" onClick={() => void refresh()}>
        {shell('retry')}
      </Button>
    </EmptyState>
  )
}

/** Asks for a confirmation when the server refused something without one, and then continues. */
export const ConfirmSheet = ({ confirmation: { asking, end } }: { confirmation: Confirmation }) => {
  const t = useTexts('security')
  const shell = useTexts('shell')
  return (
    <Sheet open={asking} title={t('confirm_title')} closeLabel={shell('close')} onClose={() => end(false)}>
      <Ways onConfirmed={async () => end(true)} />
    </Sheet>
  )
}
