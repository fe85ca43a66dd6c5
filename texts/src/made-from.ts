import { createHash } from 'node:crypto'
import type { Units } from './units.ts'

/** Key → digest of the English text that a translation was made from, and of the translation itself at that time: `1f0c2ab9 77e0d1c4`. */
export type MadeFrom = Readonly<Record<string, string>>

// Only texts of one key are compared, so eight digits are enough.
const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8)

type State = 'fresh' | 'stale' | 'not noted'

/**
 * - `stale`: the English has changed since, and the translation has not.
 * - `not noted`: nothing is known of the text, or both have changed since it was noted. It was translated anew, and nobody has noted from what.
 */
const stateOf = (noted: string | undefined, english: string, own: string): State => {
  const [from, then] = noted?.split(' ') ?? []
  if (from === digest(english)) return 'fresh'
  return then === digest(own) ? 'stale' : 'not noted'
}

const keysIn = (state: State, madeFrom: MadeFrom, english: Units, own: Units): string[] =>
  [...english].filter(([key, text]) => own.has(key) && stateOf(madeFrom[key], text, own.get(key) ?? '') === state).map(([key]) => key)

/** The texts of a language whose English has changed since they were made: to be read again. */
export const staleKeys = (madeFrom: MadeFrom, english: Units, own: Units): string[] => keysIn('stale', madeFrom, english, own)

/** What is wrong with a language's file: keys that it lacks or that were translated anew, and keys that there are no more. */
export const notNoted = (madeFrom: MadeFrom, english: Units, own: Units): string[] => [
  ...keysIn('not noted', madeFrom, english, own),
  ...Object.keys(madeFrom).filter(key => !own.has(key)),
]

/**
 * The file as it should be: a new or changed translation was made from the English of today, any other from what it was made from before.
 * `readAgain`: keys whose translation is still right although the English has changed.
 */
export const noted = (madeFrom: MadeFrom, english: Units, own: Units, readAgain: readonly string[] = []): MadeFrom =>
  Object.fromEntries(
    [...own]
      .filter(([key]) => english.has(key))
      .map(([key, text]): [string, string] => {
        const from = english.get(key) ?? ''
        const isStale = stateOf(madeFrom[key], from, text) === 'stale' && !readAgain.includes(key)
        return [key, isStale ? (madeFrom[key] ?? '') : `${digest(from)} ${digest(text)}`]
      })
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
