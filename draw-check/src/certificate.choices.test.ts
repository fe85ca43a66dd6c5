import { describe, expect, test } from 'vitest'
import {
  chainedCertificate,
  chainedCommitment,
  choicesText,
  poolRules,
  PUBLIC_KEY,
  sampleCertificate,
  sampleChoices,
  SEED,
  signedBySample,
} from '#testing/sample.ts'
import { certificateDigest, checkCertificate, drawResults, type Certificate, type Trusted } from './certificate.ts'
import { leafOfChoice, type PublishedChoice } from './choices.ts'
import { commitmentHash } from './commitment.ts'
import { rootOf } from './merkle.ts'
import { prizesOf } from './prizes.ts'
import { rootLineOf } from './root-statement.ts'

const keys = [PUBLIC_KEY]
const choices = choicesText()
const check = async (certificate: object, trusted: Trusted = {}) => await checkCertificate(signedBySample(certificate), { keys, choices, ...trusted })
const faultsOf = async (certificate: object, trusted: Trusted = {}) => (await check(certificate, trusted)).faults

/** The same certificate with as many winners of the first prize as one likes, and every sum as the rules then say. */
const withWinners = (right: Certificate, winners: number): Certificate => {
  const { commitment, tickets, prizes } = right
  const invented = new Map(prizes.map((prize, at) => [prize.tier, at === 0 ? winners : prize.winners]))
  return { ...right, ...prizesOf(commitment.rules, invented, { staked: tickets.staked, carried: 0 }) }
}

describe('the published choices', () => {
  const right = chainedCertificate()

  test('are counted: a right certificate names as many winners, tickets and stakes as they have', async () => {
    expect(right.prizes.map(({ winners }) => winners)).toEqual([1, 2, 12])
    expect(await check(right)).toMatchObject({ faults: [], unchecked: ['commitment', 'root'] })
  })

  // Proves games-and-lottery-18.
  test('a thousand invented winners are refused, though the certificate is signed by the right key', async () => {
    const invented = withWinners(right, 1_000)
    // Nothing in the certificate itself is wrong.
    expect(await checkCertificate(signedBySample(invented), { keys })).toMatchObject({ faults: [], unchecked: ['commitment', 'root', 'winners'] })
    expect(await faultsOf(invented)).toEqual(['winners'])
    expect(await faultsOf(withWinners(right, 0))).toEqual(['winners'])
  })

  // Proves games-and-lottery-18.
  test('stakes that were made smaller, and so a pool, are refused', async () => {
    const shared = chainedCertificate({}, { ...chainedCommitment, rules: poolRules })
    expect(await faultsOf(shared)).toEqual([])
    const winners = new Map(shared.prizes.map(prize => [prize.tier, prize.winners]))
    const tickets = { ...shared.tickets, staked: shared.tickets.staked - 100 }
    const less = { ...shared, tickets, ...prizesOf(poolRules, winners, { staked: tickets.staked, carried: 0 }) }
    expect(await faultsOf(less)).toEqual(['winners'])
  })

  test.each<[string, string]>([
    ['one is left out', choicesText(sampleChoices.slice(1))],
    ['one stands in it twice', choicesText([...sampleChoices, ...sampleChoices.slice(-1)])],
    ['two have changed places', choicesText([...sampleChoices].reverse())],
    ['one was played on other numbers', choicesText([{ ...sampleChoices[0]!, numbers: ['01', '09'] }, ...sampleChoices.slice(1)])],
    ['one cost less', choicesText([{ ...sampleChoices[0]!, price: 50 }, ...sampleChoices.slice(1)])],
    ['a line is no ticket', `${choices}{}\n`],
    ['a line is no JSON', `${choices}winner\n`],
    ['there are none', ''],
  ])('%s: they are not those over which the hash was published', async (_, text) => {
    expect(await faultsOf(right, { choices: text })).toEqual(['choices'])
  })

  // Proves games-and-lottery-18.
  test('a ticket that the rules never sold wins nothing, though its hash is the published one', async () => {
    const { merchant, draw, rules } = chainedCommitment
    const named = { merchant, draw, commitment: commitmentHash(chainedCommitment) }
    const hashed = (...choices: PublishedChoice[]): Certificate => {
      const root = rootOf(choices.map(choice => leafOfChoice(named, choice)))
      const results = drawResults(chainedCommitment, { seed: SEED, root, beacon: null })
      const staked = choices.reduce((sum, { price }) => sum + price, 0)
      return { ...right, tickets: { count: choices.length, root, staked }, results, ...prizesOf(rules, new Map(), { staked, carried: 0 }) }
    }
    const [sold] = sampleChoices as readonly [PublishedChoice]
    const never = [
      { numbers: ['05', '05'] },
      { numbers: ['00', '05'] },
      { numbers: ['05'] },
      { units: 11, price: 1_100 },
      { price: 50 },
      { play: 'big' },
      { units: 0, price: 0 },
    ]
    for (const changes of never) {
      const choice = { ...sold, ...changes }
      expect(await faultsOf(hashed(choice), { choices: choicesText([choice]) })).toEqual(['choices'])
    }
    // Nor does one that was counted twice.
    expect(await faultsOf(hashed(sold, sold), { choices: choicesText([sold, sold]) })).toEqual(['choices'])
  })

  // Proves games-and-lottery-18.
  test('a draw that promised to publish them has no certificate of the form that does not', async () => {
    const { previous: _, ...old } = right
    expect(await faultsOf({ ...old, form: 'foyer-draw/1' })).toEqual(['form'])
  })

  test('a certificate from before says what nobody can check of it', async () => {
    expect(await check(sampleCertificate())).toMatchObject({ faults: [], unchecked: ['commitment', 'root', 'unpublished', 'unchained'] })
  })
})

describe('the certificate before', () => {
  const rules = poolRules
  const before = chainedCertificate({}, { ...chainedCommitment, rules, draw: 'two-of-nine-20260131-1200' })
  const text = signedBySample(before)
  const previous = { draw: before.commitment.draw, digest: certificateDigest(text) }
  const rest = (before.pool?.left ?? 0) + (before.pool?.breakage ?? 0)
  const following = (carried = rest): Certificate => chainedCertificate({ previous }, { ...chainedCommitment, rules }, carried)

  test('is named by its digest, and its rest begins the pool', async () => {
    expect(rest).toBeGreaterThan(0)
    expect(await check(following(), { previous: text })).toMatchObject({ faults: [], unchecked: ['commitment', 'root'] })
    expect(await check(following())).toMatchObject({ faults: [], unchecked: ['commitment', 'root', 'previous'] })
  })

  // Proves games-and-lottery-18.
  test('signed anew with another outcome, of another lottery, or with another rest, it is refused', async () => {
    const anew = signedBySample({ ...before, closedAt: '2026-01-31T12:02:40.200Z' })
    expect(await faultsOf(following(), { previous: anew })).toEqual(['previous'])
    expect(await faultsOf(following(), { previous: 'no certificate' })).toEqual(['previous'])
    expect(await faultsOf(following(rest + 1), { previous: text })).toEqual(['previous'])
    const foreign = signedBySample({ ...before, commitment: { ...before.commitment, lottery: 'another' } })
    const named = { draw: previous.draw, digest: certificateDigest(foreign) }
    expect(await faultsOf({ ...following(), previous: named }, { previous: foreign })).toEqual(['previous'])
    const stranger = signedBySample(before, '99'.repeat(32))
    expect(await faultsOf({ ...following(), previous: { ...named, digest: certificateDigest(stranger) } }, { previous: stranger })).toEqual([
      'previous',
    ])
  })

  test('of a draw with fixed prizes says nothing of a pool', async () => {
    const fixed = signedBySample(chainedCertificate())
    const named = { draw: chainedCommitment.draw, digest: certificateDigest(fixed) }
    expect((await check({ ...following(), previous: named }, { previous: fixed })).unchecked).toContain('carried')
  })
})

describe('the hash that somebody kept when sales ended', () => {
  const right = chainedCertificate()
  const { merchant, lottery, draw } = chainedCommitment
  const statement = {
    form: 'foyer-root/1',
    merchant,
    lottery,
    draw,
    commitment: commitmentHash(chainedCommitment),
    tickets: right.tickets,
    at: '2026-01-31T12:02:41.000Z',
  }

  // Proves games-and-lottery-18.
  test('is the one of the certificate, as a hash or as the signed line of a copy', async () => {
    expect(await check(right, { root: right.tickets.root })).toMatchObject({ faults: [], unchecked: ['commitment'] })
    const copy = `\n${signedBySample({ ...statement, draw: 'another' })}\n${signedBySample(statement)}\n`
    expect(await faultsOf(right, { root: rootLineOf(copy, merchant, draw) ?? '' })).toEqual([])
    expect(rootLineOf(copy, 'beta', draw)).toBeUndefined()
  })

  test.each<[string, string]>([
    ['another hash', '0d'.repeat(32)],
    ['no line for this draw', ''],
    ['other stakes', signedBySample({ ...statement, tickets: { ...right.tickets, staked: 1 } })],
    ['other terms', signedBySample({ ...statement, commitment: '00'.repeat(32) })],
    ['a stranger’s signature', signedBySample(statement, '99'.repeat(32))],
    ['something more', signedBySample({ ...statement, more: 1 })],
  ])('%s is refused', async (_, root) => {
    expect(await faultsOf(right, { root })).toEqual(['root'])
  })
})
