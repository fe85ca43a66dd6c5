import { schedule } from '#device/schedule.ts'

/** The page waits so long for the end of a round after the game has last said that one goes on, ms (docs/game-vendors.md, Messages of the frame). */
export const LONGEST_WAIT = 30_000

interface Held {
  readonly hold: () => void
  readonly release: () => void
}

/** Holds back what would give the result of a round away, from its beginning until the game says that the result was shown. */
export const createRoundHold = ({ hold, release }: Held, wait = schedule) => {
  let callOff: () => void = () => undefined
  const end = (): void => {
    callOff()
    release()
  }
  return {
    hear(state: 'began' | 'ended'): void {
      callOff()
      if (state === 'ended') return end()
      hold()
      callOff = wait(end, LONGEST_WAIT)
    },
    /** The game is left. */
    end,
  }
}
