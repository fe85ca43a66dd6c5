import { describe, expect, test } from 'vitest'
import {
  beaconCommitment,
  beaconOf,
  fixedRules,
  poolRules,
  PUBLIC_KEY,
  sampleCertificate,
  sampleCommitment,
  SEED,
  signedBySample,
  testChain,
} from '#testing/sample.ts'
import { checkCertificate, drawResults, type Certificate } from './certificate.ts'
import { commitmentHash } from './commitment.ts'

const chains = [testChain]
const faultsOf = async (certificate: object, trusted = {}) => (await checkCertificate(signedBySample(certificate), { chains, ...trusted })).faults

test('a right certificate has no fault, and says by whom it was signed', async () => {
  const checked = await checkCertificate(signedBySample(sampleCertificate()), { keys: [PUBLIC_KEY], commitment: commitmentHash(sampleCommitment) })
  expect(checked).toEqual({
    faults: [],
    unchecked: ['root', 'unpublished', 'unchained'],
    certificate: sampleCertificate(),
    key: PUBLIC_KEY,
  })
})

// Proves games-and-lottery-15.
test('altered in any byte it is refused', async () => {
  // A small one, because every signature is checked anew.
  const { tiers } = fixedRules
  const text = signedBySample(sampleCertificate({}, { ...sampleCommitment, rules: { ...fixedRules, tiers: tiers.slice(2) } }))
  const accepted: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const altered = text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1)
    if ((await checkCertificate(altered)).faults.length === 0) accepted.push(at)
  }
  expect((await checkCertificate(text)).faults).toEqual([])
  expect(text.length).toBeGreaterThan(1200)
  expect(accepted).toEqual([])
})

test('a letter, a space or a line more is refused', async () => {
  const text = signedBySample(sampleCertificate())
  for (const altered of [`${text}\n`, ` ${text}`, text.replace(':', ': '), text.replace('alpha', '\\u0061lpha')])
    expect((await checkCertificate(altered)).faults).toEqual(['form'])
})

describe('a certificate that is signed, but wrong', () => {
  const right = sampleCertificate()
  const { commitment } = right
  const withSeed = '5f'.repeat(32)
  const { root } = right.tickets

  test.each<[string, Partial<Certificate>, readonly string[]]>([
    ['another seed', { seed: withSeed, results: drawResults(commitment, { seed: withSeed, root, beacon: null }) }, ['seed']],
    ['other numbers', { results: [...right.results, { group: 'main', numbers: [] }] }, ['numbers']],
    ['another hash over the tickets', { tickets: { ...right.tickets, root: '0d'.repeat(32) } }, ['numbers']],
    ['a prize too high', { prizes: right.prizes.map(prize => ({ ...prize, each: prize.each + 1 })) }, ['prizes']],
    ['a sum too low', { prizes: right.prizes.map(prize => ({ ...prize, sum: 0 })) }, ['prizes']],
    ['a prize left out', { prizes: right.prizes.slice(1) }, ['prizes']],
    ['drawn before its moment', { drawnAt: '2026-01-31T12:02:59.999Z' }, ['order']],
    ['closed before its moment', { closedAt: '2026-01-31T12:02:39.999Z' }, ['order']],
    ['a beacon that nobody announced', { beacon: beaconOf(1) }, ['beacon', 'numbers']],
    ['another release', { code: 'foyer-draw-check/0' }, ['code']],
    ['something more', { more: 1 } as Partial<Certificate>, ['form']],
    ['no commitment', { commitment: null } as unknown as Partial<Certificate>, ['form']],
  ])('%s', async (_, changes, faults) => {
    expect(await faultsOf({ ...right, ...changes })).toEqual(faults)
  })

  test('another key, another commitment', async () => {
    expect(await faultsOf(right, { keys: ['00'.repeat(32)] })).toEqual(['key'])
    expect(await faultsOf(right, { keys: ['00'.repeat(32), PUBLIC_KEY] })).toEqual([])
    expect(await faultsOf(right, { commitment: '00'.repeat(32) })).toEqual(['commitment'])
    const other = { ...sampleCommitment, rules: { ...fixedRules, price: 99 } }
    expect(await faultsOf(sampleCertificate({}, other), { commitment: commitmentHash(sampleCommitment) })).toEqual(['commitment'])
  })

  // Proves games-and-lottery-16.
  test('a draw that promises a first prize names the release that knows such promises', async () => {
    const promised = { ...sampleCommitment, rules: { ...poolRules, jackpot: 5_000 } }
    const right = sampleCertificate({}, promised)
    expect(right.code).toBe('foyer-draw-check/2')
    expect((await checkCertificate(signedBySample(right))).faults).toEqual([])
    expect((await checkCertificate(signedBySample({ ...right, code: 'foyer-draw-check/1' }))).faults).toEqual(['code'])
  })

  test('a pool whose sums were moved', async () => {
    const shared = sampleCertificate({}, { ...sampleCommitment, rules: poolRules })
    expect(await faultsOf(shared)).toEqual([])
    const { pool } = shared
    expect(await faultsOf({ ...shared, pool: pool && { ...pool, left: pool.left - 1, paid: pool.paid + 1 } })).toEqual(['prizes'])
    expect(await faultsOf({ ...shared, pool: null })).toEqual(['prizes'])
  })
})

describe('a certificate with the beacon', () => {
  const round = beaconCommitment.beacon?.round ?? 0
  const right = sampleCertificate({ beacon: beaconOf(round) }, beaconCommitment)

  test('is right with the signature of its round', async () => {
    expect(await faultsOf(right)).toEqual([])
    expect(right.results).not.toEqual(drawResults(beaconCommitment, { seed: SEED, root: right.tickets.root, beacon: null }))
  })

  test('is refused with another round’s signature, with none, and before its round', async () => {
    expect(await faultsOf(sampleCertificate({ beacon: beaconOf(round + 1) }, beaconCommitment))).toEqual(['beacon'])
    expect(await faultsOf(sampleCertificate({}, beaconCommitment))).toEqual(['beacon'])
    expect(await faultsOf({ ...right, drawnAt: '2026-01-31T12:03:00.001Z' })).toEqual(['order'])
  })

  test('is refused where another round was announced than the first after the draw, or a chain that nobody knows', async () => {
    const later = { ...beaconCommitment, beacon: { chain: testChain.hash, round: round + 1 } }
    expect(await faultsOf(sampleCertificate({ beacon: beaconOf(round + 1), drawnAt: '2026-01-31T12:04:00.000Z' }, later))).toEqual(['round'])
    expect(await faultsOf(right, { chains: [] })).toEqual(['chain'])
  })
})
