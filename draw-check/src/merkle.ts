import { fromHex, hashOf, hex } from './bytes.ts'

// The hash over all tickets of a draw, in order: a Merkle tree as in RFC 9162 §2.1, with SHA-256. Hashes are hex.

const LEAF = Uint8Array.of(0)
const NODE = Uint8Array.of(1)

export const leafOf = (content: Uint8Array): string => hex(hashOf(LEAF, content))
const nodeOf = (left: string, right: string): string => hex(hashOf(NODE, fromHex(left), fromHex(right)))

/** The largest power of two below `count`, at which a tree is split. */
const splitOf = (count: number): number => {
  let power = 1
  while (power * 2 < count) power *= 2
  return power
}

/** Of no leaf it is the hash of nothing. */
export const rootOf = (leaves: readonly string[]): string => {
  const [first] = leaves
  if (first === undefined) return hex(hashOf())
  if (leaves.length === 1) return first
  const split = splitOf(leaves.length)
  return nodeOf(rootOf(leaves.slice(0, split)), rootOf(leaves.slice(split)))
}

/** The hashes beside the way from a leaf up to the root. */
export const pathOf = (leaves: readonly string[], place: number): readonly string[] => {
  if (leaves.length <= 1) return []
  const split = splitOf(leaves.length)
  return place < split
    ? [...pathOf(leaves.slice(0, split), place), rootOf(leaves.slice(split))]
    : [...pathOf(leaves.slice(split), place - split), rootOf(leaves.slice(0, split))]
}

/** Where a leaf stands among all. */
export interface Inclusion {
  readonly place: number
  readonly count: number
  readonly path: readonly string[]
}

/** The root that the path leads to; undefined if the path is not that of the place. */
export const rootBy = (leaf: string, { place, count, path }: Inclusion): string | undefined => {
  if (!Number.isSafeInteger(place) || place < 0 || place >= count) return undefined
  if (count === 1) return path.length === 0 ? leaf : undefined
  const last = path[path.length - 1]
  if (last === undefined) return undefined
  const split = splitOf(count)
  const before = path.slice(0, -1)
  if (place < split) {
    const left = rootBy(leaf, { place, count: split, path: before })
    return left === undefined ? undefined : nodeOf(left, last)
  }
  const right = rootBy(leaf, { place: place - split, count: count - split, path: before })
  return right === undefined ? undefined : nodeOf(last, right)
}
