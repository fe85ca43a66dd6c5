import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { alertIcon } from '#ui/icons.ts'

/** What a page shows could not be loaded. */
export const LotteryFailed = ({ title, onRetry }: { readonly title: string; readonly onRetry: () => void }) => {
  const shell = useTexts('shell')
  return (
    <EmptyState glyph={alertIcon} title={title}>
      <Button look="quiet" onClick={onRetry}>
        {shell('retry')}
      </Button>
    </EmptyState>
  )
}
