import { useCount, type LiveCounts } from '#session/live-counts.ts'
import { useBadge } from './use-badge.tsx'

/** How many there are, for the row that leads to them; nothing where there are none. `label` is read aloud with it. */
export const useCountBadge = (name: keyof LiveCounts, label?: string) => useBadge(useCount(name), label)
