import { hashOf, hex, utf8 } from './bytes.ts'
import { canonical, type Plain } from './canonical.ts'
import { commitmentHash, seedHashOf, type Commitment } from './commitment.ts'
import { countChoices } from './count-choices.ts'
import { isBeacon, quicknet, randomnessOf, roundAfter, timeOfRound, type BeaconChain } from './drand.ts'
import type { DrawRules, Results } from './draw-rules.ts'
import { drawnFrom, wordsOf } from './numbers.ts'
import { prizesOf, type Pool, type Prize } from './prizes.ts'
import { readRootStatement } from './root-statement.ts'
import { drawSize, resultsOf } from './rules.ts'
import { readSigned } from './signed.ts'

/** The release of these rules; a change of any result needs another one. */
const CODE_VERSION = 'foyer-draw-check/1'
/** Of draws whose rules promise a first prize, which the first version did not know. */
const WITH_JACKPOT = 'foyer-draw-check/2'

/** By which release a draw of these rules is made and checked. */
export const codeOf = ({ jackpot }: DrawRules): string => (jackpot === undefined ? CODE_VERSION : WITH_JACKPOT)

/** Everything that a draw was made from and came to. Moments are ISO 8601 in UTC, sums in the currency's smallest unit. */
export interface Certificate {
  /** The second form is that of draws whose commitment has the second one. */
  readonly form: 'foyer-draw/1' | 'foyer-draw/2'
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
  /** The certificate of the draw before it of the same lottery; null where there is none. Absent in the first form. */
  readonly previous?: PreviousCertificate | null
}

export interface PreviousCertificate {
  readonly draw: string
  /** SHA-256 of its text, hex. */
  readonly digest: string
}

/** Names a certificate by its whole text, hex. */
export const certificateDigest = (text: string): string => hex(hashOf(utf8(text)))

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
  choices: 'The published choices are not those over which the hash was published, or one of them is no ticket of this draw.',
  winners: 'The winners, the tickets or the stakes are not those of the published choices.',
  previous: 'The certificate before it is not the one that it names, or its pool does not begin with the rest of that one.',
  root: 'The tickets are not those whose hash was witnessed when sales ended.',
} as const
export type CertificateFault = keyof typeof certificateFaults

/** What could not be checked of a certificate, in plain words. */
export const uncheckedParts = {
  key: 'who signed it: no trusted key was given',
  commitment: 'that this is what was published before sales: no hash of a commitment was given',
  root: 'that its tickets were fixed before the numbers could be known: no hash was given that somebody kept when sales ended',
  late: 'that nobody could know the numbers when its tickets were fixed: their hash was published after the beacon was known',
  winners: 'how many won each prize and what was staked: the published choices were not given',
  previous: 'that no certificate before it was changed or left out: the one before it was not given',
  carried: 'with what its pool began: the certificate before it has no pool',
  unpublished: 'how many won each prize and what was staked: the draw is from before choices were published',
  unchained: 'that no certificate before it was changed or left out: the draw is from before each certificate named the one before it',
} as const
export type UncheckedPart = keyof typeof uncheckedParts

export interface CheckedCertificate {
  /** Empty where nothing is wrong. */
  readonly faults: readonly CertificateFault[]
  /** What could not be checked, because it was not given or because the draw is too old. */
  readonly unchecked: readonly UncheckedPart[]
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
  /** The published choices: all files in order, one after the other. */
  readonly choices?: string
  /** The text of the certificate before it. */
  readonly previous?: string
  /** What somebody kept when sales ended: the hash over all tickets in hex, or the signed statement of it. */
  readonly root?: string
}

const KEYS = {
  'foyer-draw/1': 'beacon,closedAt,code,commitment,drawnAt,form,pool,prizes,results,seed,tickets',
  'foyer-draw/2': 'beacon,closedAt,code,commitment,drawnAt,form,pool,previous,prizes,results,seed,tickets',
} as const satisfies Record<Certificate['form'], string>
/** A draw that promised to publish its choices cannot have a certificate of the form that does not. */
const FORM_OF = { 'foyer-commitment/1': 'foyer-draw/1', 'foyer-commitment/2': 'foyer-draw/2' } as const satisfies Record<
  Commitment['form'],
  Certificate['form']
>

/** The form of the certificate of a draw, by what was published before it. */
export const certificateFormOf = ({ form }: Pick<Commitment, 'form'>): Certificate['form'] => FORM_OF[form]

const isSame = (one: unknown, other: unknown): boolean => canonical(one as Plain) === canonical(other as Plain)
const isCertificate = (body: Certificate | null): body is Certificate =>
  typeof body === 'object' && body !== null && Object.keys(body).join() === KEYS[body.form]

const beaconFault = async ({ commitment, beacon }: Certificate, chains: readonly BeaconChain[]): Promise<CertificateFault | undefined> => {
  const promised = commitment.beacon
  if (!promised || beacon === null) return promised === null && beacon === null ? undefined : 'beacon'
  const chain = chains.find(({ hash }) => hash === promised.chain)
  if (!chain) return 'chain'
  if (promised.round !== roundAfter(new Date(commitment.drawsAt), chain)) return 'round'
  return (await isBeacon(promised.round, beacon, chain)) ? undefined : 'beacon'
}

/** From when on the numbers of a draw can be known to everybody: its beacon's moment, or its own. */
const knownFrom = ({ drawsAt, beacon }: Commitment, chains: readonly BeaconChain[]): string => {
  const chain = chains.find(({ hash }) => hash === beacon?.chain)
  return beacon && chain ? timeOfRound(beacon.round, chain).toISOString() : drawsAt
}

const isInOrder = ({ commitment, closedAt, drawnAt }: Certificate, chains: readonly BeaconChain[]): boolean => {
  const { opensAt, closesAt, drawsAt } = commitment
  return opensAt < closesAt && closesAt <= closedAt && closesAt <= drawsAt && closedAt <= drawnAt && knownFrom(commitment, chains) <= drawnAt
}

/** The published choices must lead to the hash that was published before the numbers, and give the winners and stakes that the certificate says. */
const choicesFault = ({ commitment, tickets, results, prizes }: Certificate, text: string | undefined): CertificateFault | undefined => {
  if (text === undefined) return undefined
  const { merchant, draw, rules } = commitment
  const counted = countChoices(text, { merchant, draw, commitment: commitmentHash(commitment) }, rules, results)
  if (!counted || counted.root !== tickets.root) return 'choices'
  const isRight = counted.count === tickets.count && counted.staked === tickets.staked
  return isRight && prizes.every(({ tier, winners }) => winners === (counted.winners.get(tier) ?? 0)) ? undefined : 'winners'
}

const certificateIn = (text: string): { readonly certificate: Certificate; readonly key: string } | undefined => {
  const signed = readSigned(text)
  const body = typeof signed === 'string' ? null : (signed.body as unknown as Certificate | null)
  return typeof signed !== 'string' && isCertificate(body) ? { certificate: body, key: signed.key } : undefined
}

const restOf = (pool: Pool): number => pool.left + pool.breakage

const previousFault = ({ commitment, pool, previous }: Certificate, { previous: text, keys }: Trusted): CertificateFault | undefined => {
  if (text === undefined || previous === undefined) return undefined
  const before = certificateIn(text)
  if (!before || previous === null || previous.digest !== certificateDigest(text) || keys?.includes(before.key) === false) return 'previous'
  const { merchant, lottery, draw } = before.certificate.commitment
  const isNamed = merchant === commitment.merchant && lottery === commitment.lottery && draw === previous.draw
  const rest = before.certificate.pool
  return isNamed && !(pool && rest && pool.carried !== restOf(rest)) ? undefined : 'previous'
}

const rootFault = ({ commitment, tickets }: Certificate, { root, keys }: Trusted): CertificateFault | undefined => {
  if (root === undefined || root === tickets.root) return undefined
  const kept = readRootStatement(root)
  const isOfDraw = kept?.statement.commitment === commitmentHash(commitment) && keys?.includes(kept.key) !== false
  return isOfDraw && isSame(kept.statement.tickets, tickets) ? undefined : 'root'
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
    rootFault(certificate, trusted),
    certificate.form === 'foyer-draw/2' && choicesFault(certificate, trusted.choices),
    previousFault(certificate, trusted),
  ]
  return found.filter(fault => fault !== false && fault !== undefined)
}

/** What of this certificate nobody looked at. */
const uncheckedOf = ({ form, commitment, closedAt, pool, previous }: Certificate, trusted: Trusted): readonly UncheckedPart[] => {
  const { chains = [quicknet] } = trusted
  const isOld = form === 'foyer-draw/1'
  const before = trusted.previous === undefined ? undefined : certificateIn(trusted.previous)?.certificate
  const found: readonly (UncheckedPart | false)[] = [
    trusted.keys === undefined && 'key',
    trusted.commitment === undefined && 'commitment',
    trusted.root === undefined && 'root',
    commitment.beacon !== null && closedAt >= knownFrom(commitment, chains) && 'late',
    isOld ? 'unpublished' : trusted.choices === undefined && 'winners',
    isOld ? 'unchained' : previous !== null && trusted.previous === undefined && 'previous',
    !isOld && pool !== null && before?.pool === null && 'carried',
  ]
  return found.filter(part => part !== false)
}

/** Checks a certificate's text. Nothing is asked of any server; the curve of the beacon is loaded only where the draw has one. */
export const checkCertificate = async (text: string, trusted: Trusted = {}): Promise<CheckedCertificate> => {
  const signed = readSigned(text)
  if (typeof signed === 'string') return { faults: [signed], unchecked: [] }
  const certificate = signed.body as unknown as Certificate | null
  if (!isCertificate(certificate)) return { faults: ['form'], unchecked: [] }
  try {
    const { commitment, code, form } = certificate
    if (form !== certificateFormOf(commitment)) return { faults: ['form'], unchecked: [] }
    const unchecked = uncheckedOf(certificate, trusted)
    if (code !== codeOf(commitment.rules)) return { faults: ['code'], unchecked, certificate, key: signed.key }
    return { faults: await faultsOf(certificate, signed.key, trusted), unchecked, certificate, key: signed.key }
  } catch {
    // Somebody signed a body of another shape.
    return { faults: ['form'], unchecked: [] }
  }
}
