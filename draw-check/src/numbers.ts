import { fromHex, hmacOf, utf8 } from './bytes.ts'
import { canonical } from './canonical.ts'

/** What the numbers of a draw are made from: the same gives the same numbers. */
export interface Entropy {
  readonly merchant: string
  readonly draw: string
  /** The secret, hex: published after the draw. */
  readonly seed: string
  /** The hash over all tickets, hex: published when sales ended. */
  readonly root: string
  /** The randomness of the public beacon, hex; null where the draw has none. */
  readonly beacon: string | null
}

const WORDS = 2 ** 32

/** 32-bit words without end: HMAC-SHA-256 of the counted facts, with the seed as its key. */
export function* wordsOf({ seed, ...facts }: Entropy): Generator<number, never> {
  const key = fromHex(seed)
  for (let counter = 0; ; counter += 1) {
    const block = new DataView(hmacOf(key, utf8(canonical({ ...facts, counter }))).buffer)
    for (let at = 0; at < block.byteLength; at += 4) yield block.getUint32(at)
  }
}

/** A whole number below `n`, each as likely as any other: words above the largest multiple of `n` are thrown away. */
export const below = (n: number, words: Iterator<number, never>): number => {
  const limit = WORDS - (WORDS % n)
  for (;;) {
    const { value } = words.next()
    if (value < limit) return value % n
  }
}

/** `count` different whole numbers from 0 to `of` - 1, in the order in which they are drawn (the beginning of a Fisher–Yates shuffle). */
export const drawnFrom = (words: Iterator<number, never>, count: number, of: number): readonly number[] => {
  if (count > of) throw new Error(`${count} different numbers cannot be drawn from ${of}`)
  /** Where a number does not stand in its own place any more. */
  const moved = new Map<number, number>()
  const at = (place: number) => moved.get(place) ?? place
  return Array.from({ length: count }, (_, place) => {
    const other = place + below(of - place, words)
    const drawn = at(other)
    moved.set(other, at(place))
    return drawn
  })
}
