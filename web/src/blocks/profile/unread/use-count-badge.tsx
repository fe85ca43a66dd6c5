import { useCount, type LiveCounts } from '#session/live-counts.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Badge } from '#ui/badge.tsx'
import { countText } from '#ui/count-mark.tsx'
import { Hidden } from '#ui/hidden.tsx'

/** How many there are, for the row that leads to them; nothing where there are none. `label` is read aloud with it. */
export const useCountBadge = (name: keyof LiveCounts, label?: string) => {
  const t = useTexts('shell')
  const count = useCount(name)
  return (
    count > 0 && (
      <Badge tone="highlight">
        <bdi aria-hidden={label === undefined || undefined}>{countText(count)}</bdi>
        <Hidden>{label ?? t('unread', { count })}</Hidden>
      </Badge>
    )
  )
}
