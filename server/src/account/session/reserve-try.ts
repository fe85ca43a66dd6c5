import type { Caller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Consumed, Count } from '#kernel/security/limits.ts'

/** A counted try. */
export interface Reserved extends Consumed {
  /** Takes back its counts, and `more`, after a success. */
  giveBack(more?: readonly Count[]): Promise<void>
}

/** The tries of one count in this process. */
interface Tries {
  running: number
  /** How many of them have succeeded and given their count back. */
  givenBack: number
  /** Those that found the limit reached; called with whether they may try again. */
  readonly waiting: ((isAgain: boolean) => void)[]
}

/**
 * Does `work` as a try that is counted before anything is verified (decision 6), so that simultaneous guesses cannot slip past. Several right
 * passwords at once may therefore reach the limit for a moment. A try that finds it reached waits for those that this process is verifying:
 * each of them that succeeds lets one that waits try again. When the last one has ended, those that still wait are refused.
 */
export const reserveTry = ({ limits }: Pick<Deps, 'limits'>) => {
  const all = new Map<string, Tries>()

  const enter = (keys: readonly string[]): void => {
    for (const key of keys) {
      const tries = all.get(key) ?? { running: 0, givenBack: 0, waiting: [] }
      tries.running += 1
      all.set(key, tries)
    }
  }
  const leave = (keys: readonly string[], isGivenBack: boolean): void => {
    for (const key of keys) {
      const tries = all.get(key)
      if (!tries) continue
      if (isGivenBack) {
        tries.givenBack += 1
        tries.waiting.shift()?.(true)
      }
      tries.running -= 1
      if (tries.running > 0) continue
      all.delete(key)
      for (const goOn of tries.waiting) goOn(false)
    }
  }
  const givenBack = (key: string): number => all.get(key)?.givenBack ?? 0
  /** True if one under the key `full` was given back; the try has then entered again. */
  const wait = (keys: readonly string[], full: string): Promise<boolean> =>
    new Promise(resolve => {
      const goOn = (isAgain: boolean) => {
        if (isAgain) enter(keys)
        resolve(isAgain)
      }
      const tries = all.get(full)
      if (tries) tries.waiting.push(goOn)
      else goOn(false)
    })

  return async <Answer>(
    { merchant: { code } }: Pick<Caller, 'merchant'>,
    counts: readonly Count[],
    work: (reserved: Reserved) => Promise<Answer>,
  ): Promise<Answer> => {
    const keys = counts.map(([{ name }, key]) => JSON.stringify([code, name, key]))
    let isGivenBack = false
    let isRunning = true
    enter(keys)
    try {
      for (;;) {
        const before = keys.map(givenBack)
        const consumed = await limits.consumeInTurn(code, counts)
        const giveBack: Reserved['giveBack'] = async (more = []) => {
          await limits.reward(code, [...consumed.counted, ...more])
          isGivenBack = true
        }
        const full = keys[consumed.counted.length]
        if (full === undefined) return await work({ ...consumed, giveBack })
        // One was given back while this answer was on its way: nobody would wake this try for it.
        if (givenBack(full) !== before[consumed.counted.length]) {
          await limits.reward(code, consumed.counted)
          continue
        }
        // It must leave before it waits, or two that wait would wait for each other.
        leave(keys, false)
        isRunning = await wait(keys, full)
        if (!isRunning) return await work({ ...consumed, giveBack })
        await limits.reward(code, consumed.counted)
      }
    } finally {
      if (isRunning) leave(keys, isGivenBack)
    }
  }
}
