import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { keyedBy, type Seeds, WORDS, words } from './keyed-words.ts'

/** Numbers that decide a round, in a fixed order, each unbiased. */
export interface Draw {
  /** A whole number from 0 to n − 1; `n` from 1 to 2³². */
  below(n: number): number
  /** A number from 0 (included) to 1 (excluded) in steps of 2⁻⁵³. */
  float(): number
}

/** What is shown before the first round of a server seed: the SHA-256 of its text. */
export const hashOfSeed = (serverSeed: string): string => bytesToHex(sha256(utf8ToBytes(serverSeed)))

/** What a remainder would favour is thrown away, so that every number is equally likely. */
const drawFrom = (next: () => number): Draw => ({
  below(n) {
    if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError(`A draw below ${n} is not possible.`)
    const fair = WORDS - (WORDS % n)
    let word = next()
    while (word >= fair) word = next()
    return word % n
  },
  float() {
    const high = next() >>> 5
    const low = next() >>> 6
    return (high * 2 ** 26 + low) / 2 ** 53
  },
})

/** The draws of many rounds with one server seed, which is prepared once. */
export const createDraws = (serverSeed: string): ((seeds: Omit<Seeds, 'serverSeed'>) => Draw) => {
  const keyed = keyedBy(serverSeed)
  return seeds => drawFrom(words(keyed, seeds))
}

/** The draw of a round. */
export const createDraw = (seeds: Seeds): Draw => createDraws(seeds.serverSeed)(seeds)

/**
 * `count` different numbers below `n`, in the order in which they come: the beginning of a fair shuffle (Fisher and Yates). Only the places
 * that were swapped are kept, because six cards of a shoe need no list of all 416.
 */
export const drawSome = (draw: Draw, n: number, count: number): readonly number[] => {
  const swapped = new Map<number, number>()
  return Array.from({ length: count }, (_, at) => {
    const from = at + draw.below(n - at)
    const drawn = swapped.get(from) ?? from
    swapped.set(from, swapped.get(at) ?? at)
    return drawn
  })
}
