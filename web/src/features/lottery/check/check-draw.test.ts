import { certificateDigest } from '@foyer/draw-check/certificate'
import {
  chainedCertificate,
  chainedCommitment,
  choicesText,
  PUBLIC_KEY,
  sampleCertificate,
  sampleChoices,
  sampleCommitment,
  signedBySample,
} from '@foyer/draw-check/testing/sample'
import { expect, test } from 'vitest'
import { drawSteps } from './check-draw.ts'

const published = { key: PUBLIC_KEY, earlierKeys: [], commitment: signedBySample(sampleCommitment) }
const wrongIn = async (certificate: string, trusted: Parameters<typeof drawSteps>[1] = published) =>
  (await drawSteps(certificate, trusted)).filter(({ outcome }) => outcome === 'wrong').map(({ name }) => name)

// Proves games-and-lottery-25.
test('a right certificate passes, and each change of it is told', async () => {
  const text = signedBySample(sampleCertificate())
  expect(await wrongIn(text)).toEqual([])
  expect(await wrongIn(text.replace('"winners":2', '"winners":3'))).toEqual(['signature'])
  expect(await wrongIn('{}')).toEqual(['form'])
  expect(await wrongIn(signedBySample(sampleCertificate({ seed: '00'.repeat(32) })))).toContain('seed')
})

// Proves games-and-lottery-25.
test('another key, and a certificate that does not keep to what was published before, are told', async () => {
  const text = signedBySample(sampleCertificate())
  expect(await wrongIn(text, { ...published, key: '00'.repeat(32) })).toContain('key')
  expect(await wrongIn(text, { ...published, commitment: signedBySample({ ...sampleCommitment, draw: 'two-of-nine-20260131-1206' }) })).toEqual([
    'commitment',
  ])
})

// Proves games-and-lottery-25.
test('what an earlier key of the server signed is right, and told so', async () => {
  const text = signedBySample(sampleCertificate())
  const earlier = { ...published, key: '00'.repeat(32), earlierKeys: ['11'.repeat(32), PUBLIC_KEY] }
  expect(await wrongIn(text, earlier)).toEqual([])
  expect((await drawSteps(text, earlier)).filter(({ isEarlier }) => isEarlier)).toEqual([{ name: 'key', outcome: 'right', isEarlier: true }])
  expect((await drawSteps(text, published)).filter(({ isEarlier }) => isEarlier)).toEqual([])
})

// Proves games-and-lottery-18.
test('the published tickets and the certificate before it are checked where the draw has them', async () => {
  const before = signedBySample(chainedCertificate({}, { ...chainedCommitment, draw: 'two-of-nine-20260131-1200' }))
  const previous = { draw: 'two-of-nine-20260131-1200', digest: certificateDigest(before) }
  const text = signedBySample(chainedCertificate({ previous }))
  const after = { ...published, commitment: signedBySample(chainedCommitment), choices: choicesText(), previous: before }
  expect((await drawSteps(text, after)).map(({ outcome }) => outcome)).toEqual(
    Array.from({ length: 11 }, (_, at) => (at === 5 ? 'skipped' : 'right')),
  )
  expect(await wrongIn(text, { ...after, choices: choicesText(sampleChoices.slice(1)) })).toEqual(['winners'])
  expect(await wrongIn(text, { ...after, previous: signedBySample(chainedCertificate()) })).toEqual(['previous'])
  // Of a draw from before, nobody can count them: that is said, and not called right.
  const old = await drawSteps(signedBySample(sampleCertificate()), published)
  expect(old.slice(-2)).toEqual([
    { name: 'winners', outcome: 'skipped' },
    { name: 'previous', outcome: 'skipped' },
  ])
})
