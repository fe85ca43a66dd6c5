import type { Stores } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { declareSubject } from '#kernel/subject.ts'
import { safePlay as safePlayContent } from './content.ts'
import { confirmRaise, dropRaise, setLimit } from './limits.ts'
import { safePlayOverview } from './overview.ts'
import { personalData } from './personal-data.ts'
import { type PlayClockStore, playClockStore } from './play-clock-store.ts'
import { acknowledgeCheck, playClock } from './play-clock.ts'
import { SAFE_PLAY_USAGE, safePlayCommand } from './safe-play-command.ts'
import { type SafePlayStore, safePlayStore } from './safe-play-store.ts'
import { comeBack, exclude, takeBreak } from './take-break.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly safePlay: SafePlayStore
    readonly playClocks: PlayClockStore
  }
}

declare module '#kernel/publish.ts' {
  interface Listeners {
    /** A member has excluded themselves from playing. No money of theirs moves meanwhile. */
    readonly playExcluded: (unit: Stores, who: { readonly merchant: Merchant; readonly memberId: string }) => Promise<void>
  }
}

declare module '#kernel/merchants/merchant.ts' {
  interface ContentKinds {
    safePlay: typeof safePlayContent
  }
}

export const safePlay = declareSubject({
  personalData,
  console: () => import('./ops/ops.ts'),
  content: { safePlay: safePlayContent },
  commands: { 'safe-play': { usage: SAFE_PLAY_USAGE, run: safePlayCommand } },
  stores: db => ({ safePlay: safePlayStore(db), playClocks: playClockStore(db) }),
  answers: deps => ({
    'safePlay.overview': safePlayOverview(deps),
    'safePlay.setLimit': setLimit(deps),
    'safePlay.confirmRaise': confirmRaise(deps),
    'safePlay.dropRaise': dropRaise(deps),
    'safePlay.takeBreak': takeBreak(deps),
    'safePlay.exclude': exclude(deps),
    'safePlay.comeBack': comeBack(deps),
    'safePlay.playClock': playClock(deps),
    'safePlay.acknowledgeCheck': acknowledgeCheck(deps),
  }),
})
