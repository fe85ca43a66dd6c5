import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { alertIcon } from '#ui/icons/icons.ts'
import { walletIcon } from '#ui/icons/late-icons.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'

/** The merchant takes or pays out nothing at the moment. */
export const Closed = () => {
  const t = useTexts('wallet')
  return <EmptyState glyph={walletIcon} title={t('channel_closed')} text={t('closed_text')} />
}

/** What is shown here could not be loaded. */
export const Failed = ({ title, onRetry }: { readonly title: string; readonly onRetry: () => void }) => {
  const shell = useTexts('shell')
  return (
    <EmptyState glyph={alertIcon} title={title}>
      <Button look="quiet" onClick={onRetry}>
        {shell('retry')}
      </Button>
    </EmptyState>
  )
}
