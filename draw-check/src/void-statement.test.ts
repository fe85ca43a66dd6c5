import { expect, test } from 'vitest'
import { PUBLIC_KEY, sampleCommitment, SEED, signedBySample } from '#testing/sample.ts'
import { drawResults } from './certificate.ts'
import { commitmentHash } from './commitment.ts'
import { checkVoid, isVoidStatement, type VoidStatement } from './void-statement.ts'

const root = '0c'.repeat(32)
const statement: VoidStatement = {
  form: 'foyer-void/1',
  commitment: sampleCommitment,
  at: '2026-01-31T12:02:50.000Z',
  by: 'Olivia, head of draws',
  reason: 'The prize table was wrong.',
  root,
  seed: SEED,
}
const faultsOf = (changes: object, trusted = {}) => checkVoid(signedBySample({ ...statement, ...changes }), trusted).faults

// Proves games-and-lottery-20.
test('a right statement has no fault, and shows what the numbers would have been', () => {
  const text = signedBySample(statement)
  expect(checkVoid(text, { keys: [PUBLIC_KEY], commitment: commitmentHash(sampleCommitment) })).toEqual({
    faults: [],
    statement,
    key: PUBLIC_KEY,
    results: drawResults(sampleCommitment, { seed: SEED, root, beacon: null }),
  })
  expect([isVoidStatement(text), isVoidStatement(signedBySample({ form: 'foyer-draw/1' })), isVoidStatement('{}')]).toEqual([true, false, false])
})

test.each<[string, object, readonly string[]]>([
  ['another seed', { seed: '5f'.repeat(32) }, ['seed']],
  ['no seed after sales had ended', { seed: null }, ['hidden']],
  ['something more', { more: 1 }, ['form']],
  ['no commitment', { commitment: null }, ['form']],
])('%s is a fault', (_, changes, faults) => {
  expect(faultsOf(changes)).toEqual(faults)
})

// Proves games-and-lottery-20.
test('before sales had ended no seed is revealed', () => {
  expect(faultsOf({ at: '2026-01-31T12:02:39.999Z', seed: null, root: null })).toEqual([])
})

test('another key, another draw', () => {
  expect(faultsOf({}, { keys: ['00'.repeat(32)] })).toEqual(['key'])
  expect(faultsOf({}, { commitment: '00'.repeat(32) })).toEqual(['commitment'])
})
