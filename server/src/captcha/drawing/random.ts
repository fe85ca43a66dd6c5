import { randomBytes } from 'node:crypto'

/** Uniform in [0, 1). */
export type Random = () => number

/**
 * A fast generator (sfc32) for the public parts of a picture: colours, hills, grain.
 * Answers never come from it, because its state could be computed from the pixels.
 */
export const fastRandom = (seed: Uint8Array = randomBytes(16)): Random => {
  const words = new DataView(seed.buffer, seed.byteOffset, 16)
  let a = words.getInt32(0)
  let b = words.getInt32(4)
  let c = words.getInt32(8)
  let counter = words.getInt32(12)
  return () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }
}

export const between = (random: Random, from: number, to: number): number => from + random() * (to - from)

export const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('nothing to pick from')
  return item
}
