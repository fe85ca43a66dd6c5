import type { LimitReached } from '@foyer/contract/safe-play/safe-play-fields'
import { LimitNote } from '#blocks/safe-play/limit-note.tsx'
import { PauseNotice } from '#blocks/safe-play/pause-notice.tsx'
import { usePause } from '#session/pause.ts'

/** Until when a game stays closed: the limit in the way, or the break or self-exclusion that holds. */
export const SafePlayReason = ({ limit }: { readonly limit: LimitReached | undefined }) => {
  const pause = usePause()
  if (limit) return <LimitNote limit={limit} />
  return pause && <PauseNotice pause={pause} />
}
