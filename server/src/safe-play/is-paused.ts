import type { Session } from '#kernel/caller.ts'
import type { Stores } from '#kernel/deps.ts'
import { ownerOf } from '#kernel/owner-of.ts'

/** Whether whoever asks takes a break or has excluded themselves: then nothing is offered that draws them to playing. Visitors cannot. */
export const isPaused = async ({ safePlay }: Pick<Stores, 'safePlay'>, session: Pick<Session, 'member'> | undefined, now: Date): Promise<boolean> =>
  session !== undefined && (await safePlay.pauseOf(ownerOf({ session }), now)) !== undefined
