import { canonical, type Plain } from './canonical.ts'
import { commitmentHash, seedHashOf, type Commitment } from './commitment.ts'
import { isBeacon, quicknet, randomnessOf, roundAfter, timeOfRound, type BeaconChain } from './drand.ts'
import { drawnFrom, wordsOf } from './numbers.ts'
import { prizesOf, type Pool, type Prize } from './prizes.ts'
import { drawSize, resultsOf, type DrawRules, type Results } from './rules.ts'
import { readSigned } from './signed.ts'

/** The release of these rules; a change of any result needs another one. */
const CODE_VERSION = 'foyer-draw-check/1'
/** Of draws whose rules promise a first prize, which the first version did not know. */
const WITH_JACKPOT = 'foyer-draw-check/2'

/** By which release a draw of these rules is made and checked. */
export const codeOf = ({ jackpot }: DrawRules): string => (jackpot === undefined ? CODE_VERSION : WITH_JACKPOT)

/** Everything that a draw was made from and came to. Moments are ISO 8601 in UTC, sums in the currency's smallest unit. */
export interface Certificate {
  readonly form: 'foyer-draw/1'
  readonly code: string
  readonly commitment: Commitment
  /** When sales ended and the hash over all tickets was published. */
  readonly closedAt: string
  readonly tickets: { readonly count: number; readonly root: string; readonly staked: number }
  /** The beacon's signature of the round, hex; null where the draw has none. */
  readonly beacon: string | null
  /** The secret seed, hex. */
  readonly seed: string
  readonly results: Results
  readonly prizes: readonly Prize[]
  readonly pool: Pool | null
  readonly drawnAt: string
}

/** What the numbers of a draw are by its seed, tickets and beacon. */
export const drawResults = (
  { merchant, draw, rules }: Pick<Commitment, 'merchant' | 'draw' | 'rules'>,
  { seed, root, beacon }: { readonly seed: string; readonly root: string; readonly beacon: string | null },
): Results => {
  const { count, of } = drawSize(rules)
  const words = wordsOf({ merchant, draw, seed, root, beacon: beacon === null ? null : randomnessOf(beacon) })
  return resultsOf(rules, drawnFrom(words, count, of))
}

/** Why a certificate is not right, in plain words. */
export const certificateFaults = {
  form: 'This is no certificate of a draw, or something in its text was changed.',
  signature: 'The signature does not fit the text: something was changed.',
  key: 'It was signed with another key than the one you trust.',
  code: 'It was made by other rules than this program knows. Take the release that it names.',
  commitment: 'It does not keep to what was published before the draw.',
  seed: 'The secret seed is not the one whose hash was published before the draw.',
  round: 'The beacon’s round is not the first one after the moment of the draw.',
  chain: 'It names a beacon that this program does not know.',
  beacon: 'The beacon’s signature is wrong, or is missing, or was not announced.',
  numbers: 'The numbers do not follow from the seed, the tickets and the beacon.',
  prizes: 'The sums of the prizes do not follow from the rules and the number of winners.',
  order: 'The draw was made before its sales had ended, or before its beacon was known.',
} as const
export type CertificateFault = keyof typeof certificateFaults

export interface CheckedCertificate {
  /** Empty where everything is right. */
  readonly faults: readonly CertificateFault[]
  /** What it says, if it has the form of a certificate. */
  readonly certificate?: Certificate
  /** By which key it was signed, hex. */
  readonly key?: string
}

export interface Trusted {
  /** The public keys that were published, hex. */
  readonly keys?: readonly string[]
  /** The hash of the commitment that was seen before the draw, hex; a receipt carries it. */
  readonly commitment?: string
  /** `quicknet` if absent. */
  readonly chains?: readonly BeaconChain[]
}

const KEYS = 'beacon,closedAt,code,commitment,drawnAt,form,pool,prizes,results,seed,tickets'
const isSame = (one: unknown, other: unknown): boolean => canonical(one as Plain) === canonical(other as Plain)

const beaconFault = async ({ commitment, beacon }: Certificate, chains: readonly BeaconChain[]): Promise<CertificateFault | undefined> => {
  const promised = commitment.beacon
  if (!promised || beacon === null) return promised === null && beacon === null ? undefined : 'beacon'
  const chain = chains.find(({ hash }) => hash === promised.chain)
  if (!chain) return 'chain'
  if (promised.round !== roundAfter(new Date(commitment.drawsAt), chain)) return 'round'
  return (await isBeacon(promised.round, beacon, chain)) ? undefined : 'beacon'
}

const isInOrder = ({ commitment, closedAt, drawnAt }: Certificate, chains: readonly BeaconChain[]): boolean => {
  const { opensAt, closesAt, drawsAt, beacon } = commitment
  const chain = chains.find(({ hash }) => hash === beacon?.chain)
  const known = beacon && chain ? timeOfRound(beacon.round, chain).toISOString() : drawsAt
  return opensAt < closesAt && closesAt <= closedAt && closesAt <= drawsAt && closedAt <= drawnAt && known <= drawnAt
}

const faultsOf = async (certificate: Certificate, key: string, trusted: Trusted): Promise<readonly CertificateFault[]> => {
  const { commitment, tickets, seed, beacon, results, prizes, pool } = certificate
  const { chains = [quicknet] } = trusted
  const winners = new Map(prizes.map(({ tier, winners }) => [tier, winners]))
  const due = prizesOf(commitment.rules, winners, { staked: tickets.staked, carried: pool?.carried ?? 0 })
  const found: readonly (CertificateFault | false | undefined)[] = [
    trusted.keys?.includes(key) === false && 'key',
    trusted.commitment !== undefined && trusted.commitment !== commitmentHash(commitment) && 'commitment',
    seedHashOf(seed) !== commitment.seedHash && 'seed',
    await beaconFault(certificate, chains),
    !isSame(results, drawResults(commitment, { seed, root: tickets.root, beacon })) && 'numbers',
    !(isSame(prizes, due.prizes) && isSame(pool, due.pool)) && 'prizes',
    !isInOrder(certificate, chains) && 'order',
  ]
  return found.filter(fault => fault !== false && fault !== undefined)
}

/** Checks a certificate's text. Nothing is asked of any server; the curve of the beacon is loaded only where the draw has one. */
export const checkCertificate = async (text: string, trusted: Trusted = {}): Promise<CheckedCertificate> => {
  const signed = readSigned(text)
  if (typeof signed === 'string') return { faults: [signed] }
  const certificate = signed.body as unknown as Certificate | null
  if (typeof certificate !== 'object' || certificate?.form !== 'foyer-draw/1' || Object.keys(certificate).join() !== KEYS) return { faults: ['form'] }
  try {
    if (certificate.code !== codeOf(certificate.commitment.rules)) return { faults: ['code'], certificate, key: signed.key }
    return { faults: await faultsOf(certificate, signed.key, trusted), certificate, key: signed.key }
  } catch {
    // Somebody signed a body of another shape.
    return { faults: ['form'] }
  }
}
