import { hashOf, hex, fromHex } from './bytes.ts'

// The public random beacon drand (docs/lottery.md): every few seconds a group of organisations signs the next round's number. Nobody can know
// a signature before, and everybody can check it.

/** A chain of the beacon whose signatures stand alone (`bls-unchained-g1-rfc9380`). */
export interface BeaconChain {
  /** Its name in addresses, hex. */
  readonly hash: string
  /** Hex. */
  readonly publicKey: string
  /** When round 1 came, Unix time in seconds. */
  readonly genesis: number
  /** Seconds from one round to the next. */
  readonly period: number
}

/** The chain "quicknet" of the League of Entropy. */
export const quicknet: BeaconChain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367,
  period: 3,
}

/** The first round that comes after `moment`. */
export const roundAfter = (moment: Date, { genesis, period }: BeaconChain): number =>
  Math.max(1, Math.floor((moment.getTime() / 1000 - genesis) / period) + 2)

/** When a round comes. */
export const timeOfRound = (round: number, { genesis, period }: BeaconChain): Date => new Date((genesis + (round - 1) * period) * 1000)

/** The randomness of a round, hex, by its signature. */
export const randomnessOf = (signature: string): string => hex(hashOf(fromHex(signature)))

const SCHEME = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

/** Whether the signature is that of the round. The curve is loaded only here, because few need it. */
export const isBeacon = async (round: number, signature: string, { publicKey }: BeaconChain): Promise<boolean> => {
  const { bls12_381 } = await import('@noble/curves/bls12-381.js')
  const message = new DataView(new ArrayBuffer(8))
  message.setBigUint64(0, BigInt(round))
  const { shortSignatures: scheme } = bls12_381
  try {
    const digest = scheme.hash(hashOf(new Uint8Array(message.buffer)), SCHEME)
    return scheme.verify(fromHex(signature), digest, fromHex(publicKey))
  } catch {
    return false
  }
}
