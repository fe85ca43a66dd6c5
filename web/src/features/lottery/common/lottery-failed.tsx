import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { alertIcon } from '#ui/icons/icons.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'

interface LotteryFailedProps {
  readonly title: string
  /** `h1` where the page has no other title. */
  readonly heading?: 'h1' | 'h2'
  readonly onRetry: () => void
}

/** What a page shows could not be loaded. */
export const LotteryFailed = ({ title, heading = 'h2', onRetry }: LotteryFailedProps) => {
  const shell = useTexts('shell')
  return (
    <EmptyState glyph={alertIcon} title={title} heading={heading}>
      <Button look="quiet" onClick={onRetry}>
        {shell('retry')}
      </Button>
    </EmptyState>
  )
}
