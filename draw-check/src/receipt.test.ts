import { expect, test } from 'vitest'
import { PUBLIC_KEY, sampleCommitment, signedBySample } from '#testing/sample.ts'
import { commitmentHash } from './commitment.ts'
import { pathOf, rootOf } from './merkle.ts'
import { checkReceipt, leafOfReceipt, type Receipt } from './receipt.ts'

const commitment = commitmentHash(sampleCommitment)
const receipt: Receipt = {
  form: 'foyer-ticket/1',
  merchant: 'alpha',
  draw: sampleCommitment.draw,
  commitment,
  number: 17,
  play: null,
  numbers: ['02', '07'],
  units: 3,
  price: 300,
  boughtAt: '2026-01-31T12:01:00.000Z',
  salt: 'c2FsdA',
}
const others = [1, 2, 3].map(number => leafOfReceipt({ ...receipt, number }))
const leaves = [...others, leafOfReceipt(receipt)]
const counted = { root: rootOf(leaves), proof: { place: 3, count: 4, path: pathOf(leaves, 3) } }

test('a right receipt is read, and leads to the hash over all tickets', () => {
  expect(checkReceipt(signedBySample(receipt), { keys: [PUBLIC_KEY], commitment, counted })).toEqual({ receipt })
})

test('a wrong one says why', () => {
  const text = signedBySample(receipt)
  expect(checkReceipt(text.replace('"units":3', '"units":4'))).toEqual({ fault: 'signature' })
  expect(checkReceipt(`${text} `)).toEqual({ fault: 'form' })
  expect(checkReceipt(signedBySample({ ...receipt, form: 'foyer-draw/1' }))).toEqual({ fault: 'form' })
  expect(checkReceipt(signedBySample(null))).toEqual({ fault: 'form' })
  expect(checkReceipt(text, { keys: ['00'.repeat(32)] })).toEqual({ fault: 'key' })
  expect(checkReceipt(text, { commitment: '00'.repeat(32) })).toEqual({ fault: 'commitment' })
  expect(checkReceipt(signedBySample({ ...receipt, units: 4 }), { counted })).toEqual({ fault: 'proof' })
})
