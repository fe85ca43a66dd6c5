import { sessionStore } from '#device/storage.ts'
import { PAUSED_KEY } from './session-key.ts'
import { useSession } from './session-store.ts'
import { useMember, type MemberInfo } from './use-member.ts'

/** A break or self-exclusion that holds. */
export type Pause = NonNullable<MemberInfo['pause']>

/** What holds for whoever is here: null for none, and for visitors; undefined while it is unknown. */
export const pauseOf = (session: object | null | undefined, member: Pick<MemberInfo, 'pause'> | undefined): Pause | null | undefined =>
  session ? member && (member.pause ?? null) : session

export const usePause = (): Pause | null | undefined => pauseOf(useSession(), useMember().member)

/**
 * Marks the document during a break: styles hide what draws to playing and dim the games. The mark is kept with the session, so that a page that is
 * opened has it before it is drawn (app/early.ts).
 */
export const markPause = (pause: Pause | null): void => {
  if (pause) {
    document.documentElement.dataset['paused'] = ''
    sessionStore.set(PAUSED_KEY, '1')
  } else {
    delete document.documentElement.dataset['paused']
    sessionStore.remove(PAUSED_KEY)
  }
}

/** Whether the document is marked: known before the member is. */
export const isMarkedPaused = (): boolean => document.documentElement.dataset['paused'] !== undefined
