import { Refusal } from '#refusal.ts'
import { acceptPicture, type AcceptedPicture } from './accepted-picture.ts'

/** Pictures worked on at the same time in one process; the others wait. */
const AT_ONCE = 1
/** So many wait at most, and so many of one network, so that one sender does not take the places of all others. */
const WAITING = 20
const WAITING_PER_NETWORK = 4
/** About what one picture takes, s, to tell when another try makes sense. */
const SECONDS_EACH = 1

/** Checks and redraws pictures that players send. */
export interface PictureQueue {
  /** `network`: the prefix of the sender's network. Throws `picture.invalid`, and TOO_MANY_REQUEST if too many wait. */
  accept(bytes: Uint8Array, network: string): Promise<AcceptedPicture>
}

export const createPictureQueue = (accept: typeof acceptPicture = acceptPicture): PictureQueue => {
  const waiting: { readonly network: string; start(): void }[] = []
  let busy = 0

  const leave = (): void => {
    const next = waiting.shift()
    // The next one gets the place, so that nobody who comes meanwhile takes it.
    if (next) next.start()
    else busy -= 1
  }
  const enter = async (network: string): Promise<void> => {
    if (busy < AT_ONCE) {
      busy += 1
      return
    }
    const isFull = waiting.length >= WAITING || waiting.filter(one => one.network === network).length >= WAITING_PER_NETWORK
    if (isFull) throw new Refusal('TOO_MANY_REQUEST', { retryAfter: Math.max(1, waiting.length * SECONDS_EACH) })
    await new Promise<void>(resolve => waiting.push({ network, start: resolve }))
  }

  return {
    async accept(bytes, network) {
      await enter(network)
      try {
        const accepted = await accept(bytes)
        if (!accepted) throw new Refusal('picture.invalid')
        return accepted
      } finally {
        leave()
      }
    },
  }
}
