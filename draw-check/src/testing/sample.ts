import { bls12_381 } from '@noble/curves/bls12-381.js'
import { ed25519 } from '@noble/curves/ed25519.js'
import { fromHex, hashOf, hex } from '#bytes.ts'
import { certificateFormOf, codeOf, drawResults, type Certificate } from '#certificate.ts'
import { lineOfChoice, type PublishedChoice } from '#choices.ts'
import { commitmentHash, seedHashOf, type Commitment } from '#commitment.ts'
import { countChoices } from '#count-choices.ts'
import { quicknet, roundAfter, type BeaconChain } from '#drand.ts'
import type { DrawRules } from '#draw-rules.ts'
import { prizesOf } from '#prizes.ts'
import { signedText } from '#signed.ts'

const SECRET = '11'.repeat(32)
export const PUBLIC_KEY = hex(ed25519.getPublicKey(fromHex(SECRET)))
export const SEED = '5e'.repeat(32)

/** Signs whatever it is given. */
export const signedBySample = (body: object | null, secret = SECRET): string =>
  signedText(body as object, hex(ed25519.getPublicKey(fromHex(secret))), message => hex(ed25519.sign(message, fromHex(secret))))

const tier = { match: null, bonus: false, play: null, group: null, prize: null, percent: null }

/** 2 of 9 with a bonus number, at 100 each: 5,000 for both, 300 for one and the bonus number, 150 for one. */
export const fixedRules: DrawRules = {
  currency: 'PHP',
  price: 100,
  mostUnits: 10,
  pick: { numbers: 2, of: 9, bonus: true },
  digits: null,
  pool: null,
  tiers: [
    { ...tier, tier: 'match-2', match: 2, prize: 5000 },
    { ...tier, tier: 'match-1-bonus', match: 1, bonus: true, prize: 300 },
    { ...tier, tier: 'match-1', match: 1, prize: 150 },
  ],
}

/** 2 of 9; the winners share 60 %: 70 % of it for both numbers, 30 % for one. */
export const poolRules: DrawRules = {
  ...fixedRules,
  pick: { numbers: 2, of: 9, bonus: false },
  pool: 60,
  tiers: [
    { ...tier, tier: 'match-2', match: 2, percent: 70 },
    { ...tier, tier: 'match-1', match: 1, percent: 30 },
  ],
}

/** Numbers of three digits: one special, two for the first prize. Three digits of the special one win 600 times, two of any 9 times. */
export const digitRules: DrawRules = {
  ...fixedRules,
  pick: null,
  digits: {
    length: 3,
    groups: [
      { group: 'special', numbers: 1 },
      { group: 'first', numbers: 2 },
    ],
    plays: [
      { play: 'exact', digits: 3 },
      { play: 'any_two', digits: 2 },
    ],
  },
  tiers: [
    { ...tier, tier: 'exact-special', play: 'exact', group: 'special', prize: 60_000 },
    { ...tier, tier: 'any_two-special', play: 'any_two', group: 'special', prize: 900 },
    { ...tier, tier: 'any_two-first', play: 'any_two', group: 'first', prize: 900 },
  ],
}

export const sampleCommitment: Commitment = {
  form: 'foyer-commitment/1',
  merchant: 'alpha',
  lottery: 'two-of-nine',
  draw: 'two-of-nine-20260131-1203',
  rules: fixedRules,
  opensAt: '2026-01-31T12:00:00.000Z',
  closesAt: '2026-01-31T12:02:40.000Z',
  drawsAt: '2026-01-31T12:03:00.000Z',
  seedHash: seedHashOf(SEED),
  beacon: null,
}

/** A right certificate, but for what `changes` replace. */
export const sampleCertificate = (changes: Partial<Certificate> = {}, commitment = sampleCommitment): Certificate => {
  const tickets = { count: 3, root: '0c'.repeat(32), staked: 500 }
  const beacon = changes.beacon ?? null
  const winners = new Map([['match-1', 2]])
  return {
    form: certificateFormOf(commitment),
    code: codeOf(commitment.rules),
    commitment,
    closedAt: '2026-01-31T12:02:40.100Z',
    tickets,
    beacon,
    seed: SEED,
    results: drawResults(commitment, { seed: SEED, root: tickets.root, beacon }),
    ...prizesOf(commitment.rules, winners, { staked: tickets.staked, carried: 0 }),
    drawnAt: '2026-01-31T12:03:09.000Z',
    ...changes,
  }
}

/** The same draw, whose choices are published. */
export const chainedCommitment: Commitment = { ...sampleCommitment, form: 'foyer-commitment/2' }

/** Every pair of two numbers of nine, one ticket each, so that each prize is won whatever is drawn. */
export const sampleChoices: readonly PublishedChoice[] = Array.from({ length: 9 }, (_, first) =>
  Array.from({ length: 8 - first }, (_, more) => [`0${first + 1}`, `0${first + more + 2}`]),
)
  .flat()
  .map((numbers, at) => ({ number: at * 2 + 1, play: null, numbers, units: 1, price: 100, sealed: '5a'.repeat(32) }))

export const choicesText = (choices: readonly PublishedChoice[] = sampleChoices): string =>
  choices.map(choice => `${lineOfChoice(choice)}\n`).join('')

/** A right certificate of the second form for these choices, but for what `changes` replace. */
export const chainedCertificate = (changes: Partial<Certificate> = {}, commitment = chainedCommitment, carried = 0): Certificate => {
  const named = { merchant: commitment.merchant, draw: commitment.draw, commitment: commitmentHash(commitment) }
  const hashed = countChoices(choicesText(), named, commitment.rules, [])
  if (!hashed) throw new Error('the sample has a choice that its rules do not sell')
  const { count, root, staked } = hashed
  const results = drawResults(commitment, { seed: SEED, root, beacon: null })
  const winners = countChoices(choicesText(), named, commitment.rules, results)?.winners ?? new Map<string, number>()
  return sampleCertificate(
    { tickets: { count, root, staked }, results, ...prizesOf(commitment.rules, winners, { staked, carried }), previous: null, ...changes },
    commitment,
  )
}

const { shortSignatures: scheme } = bls12_381
const beaconSecret = fromHex('22'.repeat(32))

/** A chain of a test's own, whose signatures `beaconOf` makes. */
export const testChain: BeaconChain = { ...quicknet, hash: 'ab'.repeat(32), publicKey: hex(scheme.getPublicKey(beaconSecret).toBytes()) }

/** The signature of a round of the test's chain, hex. */
export const beaconOf = (round: number): string => {
  const message = new DataView(new ArrayBuffer(8))
  message.setBigUint64(0, BigInt(round))
  const digest = scheme.hash(hashOf(new Uint8Array(message.buffer)), 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_')
  return hex(scheme.sign(digest, beaconSecret).toBytes())
}

/** The commitment of a draw that uses the test's beacon. */
export const beaconCommitment: Commitment = {
  ...sampleCommitment,
  beacon: { chain: testChain.hash, round: roundAfter(new Date(sampleCommitment.drawsAt), testChain) },
}
