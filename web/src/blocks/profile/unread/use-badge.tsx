import { useTexts } from '#texts/use-texts.ts'
import { Badge } from '#ui/badge.tsx'
import { countText } from '#ui/count-mark.tsx'
import { Hidden } from '#ui/hidden.tsx'

/** A number for the row that leads to what it counts; nothing if it is 0. `label` is read aloud with it. */
export const useBadge = (count: number, label?: string) => {
  const t = useTexts('shell')
  return (
    count > 0 && (
      <Badge tone="highlight">
        <bdi aria-hidden={label === undefined || undefined}>{countText(count)}</bdi>
        <Hidden>{label ?? t('unread', { count })}</Hidden>
      </Badge>
    )
  )
}
