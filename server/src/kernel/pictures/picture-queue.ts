import { Refusal } from '#kernel/refusal.ts'
import { createFairLane } from '#kernel/security/fair-lane.ts'
import { type AcceptedPicture, acceptPicture } from './accepted-picture.ts'

/** Of the pictures that wait, each is held in memory. `msEach`: what the largest one that is taken needs. */
const LANE = { atOnce: 1, waiting: 20, waitingPerLine: 4, msEach: 500 } as const

/** Checks and redraws pictures that players send. */
export interface PictureQueue {
  /** `ip`: the sender's address: each line has its turn. Throws `picture.invalid`, and TOO_MANY_REQUEST if too many wait. */
  accept(bytes: Uint8Array, ip: string): Promise<AcceptedPicture>
}

export const createPictureQueue = (accept: typeof acceptPicture = acceptPicture): PictureQueue => {
  const lane = createFairLane(LANE)
  return {
    async accept(bytes, ip) {
      const accepted = await lane.run(ip, () => accept(bytes))
      if (!accepted) throw new Refusal('picture.invalid')
      return accepted
    },
  }
}
