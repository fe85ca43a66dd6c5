import { useCount, type LiveCounts } from '#session/live-counts.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Badge } from '#ui/badge.tsx'
import { countText } from '#ui/count-mark.tsx'
import { Hidden } from '#ui/hidden.tsx'

/** How many are unread, for the row that leads to them; nothing where all are read. */
export const useUnreadBadge = (name: keyof LiveCounts) => {
  const t = useTexts('shell')
  const count = useCount(name)
  return (
    count > 0 && (
      <Badge tone="highlight">
        <bdi aria-hidden="true">{countText(count)}</bdi>
        <Hidden>{t('unread', { count })}</Hidden>
      </Badge>
    )
  )
}
