import type { schedule } from '#device/schedule.ts'

/** A search begins once nothing was typed for so long, ms. */
const REST = 300

/** What was found; undefined while nothing is searched for, or the first answer is not there yet. */
export type Found<Answer> = Answer | 'failed' | undefined

/**
 * Searches for what is typed once the typing rests, and tells what is found. What was found before stays until the answer to the last words is there;
 * the answer to earlier words never replaces it.
 */
export const createSearch = <Answer>(load: (words: string) => Promise<Answer>, report: (found: Found<Answer>) => void, wait: typeof schedule) => {
  let cancel = () => {}
  let last: object | undefined

  const find = async (words: string, own: object) => {
    const found = await load(words).catch(() => 'failed' as const)
    if (last === own) report(found)
  }
  return (typed: string): void => {
    cancel()
    const words = typed.trim()
    const own = {}
    last = own
    if (words === '') report(undefined)
    else cancel = wait(() => void find(words, own), REST)
  }
}
