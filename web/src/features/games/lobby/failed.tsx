import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { alertIcon } from '#ui/icons/icons.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'

/** The games could not be loaded, or not be searched. */
export const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const t = useTexts('lobby')
  const shell = useTexts('shell')
  return (
    <EmptyState glyph={alertIcon} title={t('failed')}>
      <Button look="quiet" onClick={onRetry}>
        {shell('retry')}
      </Button>
    </EmptyState>
  )
}
