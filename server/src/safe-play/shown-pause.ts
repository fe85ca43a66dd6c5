import type { Pause } from '@foyer/contract/safe-play/safe-play-fields'
import type { PlayPause } from './play-pause.ts'
import { mayReturn } from './take-break.ts'

/** A break or self-exclusion as calls show it; null where none holds. */
export const shownPause = (pause: PlayPause | undefined, now: Date): Pause | null =>
  pause
    ? {
        kind: pause.kind,
        since: pause.since.toISOString(),
        until: pause.until?.toISOString() ?? null,
        endsAt: pause.endsAt?.toISOString() ?? null,
        mayReturn: mayReturn(pause, now),
      }
    : null
