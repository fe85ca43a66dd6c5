import { createHash } from 'node:crypto'

/** About 4,000 hashes: roughly 20 ms on a mid-range phone. */
const BASE_BITS = 12
/** About 260,000 hashes: a second or two. More would lock slow phones out. */
const MAX_BITS = 18

/** Half a million hashes: a few seconds on a phone. It is all that stands there, where no picture is asked. */
const BASE_BITS_WITHOUT_PICTURE = 19
/** Four million hashes: half a minute on a phone. */
const MAX_BITS_WITHOUT_PICTURE = 22

/** Each one that a network was given in a day doubles the work of its next one (docs/captcha.md). */
export const workBitsWithoutPicture = (uses: number): number => Math.min(MAX_BITS_WITHOUT_PICTURE, BASE_BITS_WITHOUT_PICTURE + uses)

/** After so many challenges of a network the work of its next ones is doubled: few for a program, many for a family. */
const USES_PER_BIT = 20

/** `failures` and `uses` of the network in 15 minutes: each failed challenge doubles the work of the next, and so do many (docs/captcha.md). */
export const workBits = (failures: number, uses: number): number => Math.min(MAX_BITS, BASE_BITS + failures + Math.floor(uses / USES_PER_BIT))

const leadingZeroBits = (bytes: Uint8Array): number => {
  const index = bytes.findIndex(byte => byte !== 0)
  return index < 0 ? bytes.length * 8 : index * 8 + Math.clz32(bytes[index] ?? 0) - 24
}

/** Whether SHA-256 of `<id>.<work>` starts with that many zero bits. */
export const isWorkDone = (id: string, work: number, bits: number): boolean =>
  leadingZeroBits(createHash('sha256').update(`${id}.${work}`).digest()) >= bits
