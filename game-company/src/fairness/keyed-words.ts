import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** What decides a round. */
export interface Seeds {
  /** 64 hexadecimal characters. The player knows its hash before the round, and the seed itself afterwards. */
  readonly serverSeed: string
  /** The player's own word. */
  readonly clientSeed: string
  /** Counts the rounds of a pair of seeds from 0. */
  readonly nonce: number
}

export const WORDS = 2 ** 32

export const keyedBy = (serverSeed: string) => hmac.create(sha256, utf8ToBytes(serverSeed))
type Keyed = ReturnType<typeof keyedBy>

/**
 * The stream of a round: HMAC-SHA-256 under the server seed's text of `<client seed>:<nonce>:<counter>`, counter from 0, each giving eight
 * numbers of 32 bits, the most significant byte first.
 */
export const words = (keyed: Keyed, { clientSeed, nonce }: Omit<Seeds, 'serverSeed'>): (() => number) => {
  let counter = 0
  let at = 8
  let block = new DataView(new ArrayBuffer(32))
  return () => {
    if (at === 8) {
      const bytes = keyed
        .clone()
        .update(utf8ToBytes(`${clientSeed}:${nonce}:${counter}`))
        .digest()
      block = new DataView(bytes.buffer, bytes.byteOffset)
      counter += 1
      at = 0
    }
    const word = block.getUint32(at * 4)
    at += 1
    return word
  }
}
