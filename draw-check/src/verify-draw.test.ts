import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  chainedCertificate,
  choicesText,
  PUBLIC_KEY,
  sampleCertificate,
  sampleChoices,
  sampleCommitment,
  SEED,
  signedBySample,
} from '#testing/sample.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'draw-check-'))
})
afterAll(() => rm(folder, { recursive: true }))

const verify = async (
  text: string,
  ...options: string[]
): Promise<{ readonly code: number | string | null | undefined; readonly output: string }> => {
  const file = join(folder, 'certificate.json')
  await writeFile(file, text)
  return await new Promise(resolve => {
    execFile(process.execPath, [join(import.meta.dirname, 'verify-draw.ts'), file, ...options], (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, output: stdout + stderr }),
    )
  })
}

test('a right certificate is told in words, with exit code 0', async () => {
  const { code, output } = await verify(signedBySample(sampleCertificate()), '--key', PUBLIC_KEY)
  expect(code).toBe(0)
  expect(output).toContain('two-of-nine-20260131-1203 of alpha')
  expect(output).toContain('seed and tickets alone')
  expect(output).toContain('Right: the numbers follow from what was published, and the prizes from the winners that it states.')
  expect(output).toContain('the draw is from before choices were published')
})

// Proves games-and-lottery-20.
test('without a trusted key nothing is called right: it says what it could check and what not, with exit code 3', async () => {
  const { code, output } = await verify(signedBySample(sampleCertificate(), '99'.repeat(32)))
  expect(code).toBe(3)
  expect(output).not.toContain('Right')
  expect(output).toContain('Unchecked  who signed it')
  expect(output).toContain('anybody could have made and signed it')
})

// Proves games-and-lottery-18.
test('with the key, but without the choices, nobody counted the winners: nothing is called right', async () => {
  const text = signedBySample(chainedCertificate())
  const { code, output } = await verify(text, '--key', PUBLIC_KEY)
  expect(code).toBe(3)
  expect(output).not.toContain('Right')
  expect(output).toContain('Unchecked  how many won each prize and what was staked: the published choices were not given')
})

// Proves games-and-lottery-18.
test('with the published choices the winners are counted', async () => {
  const right = chainedCertificate()
  const file = join(folder, 'choices.jsonl')
  await writeFile(file, choicesText())
  const counted = await verify(signedBySample(right), '--key', PUBLIC_KEY, '--choices', file, '--root', right.tickets.root)
  expect(counted.output).toContain('Right: the numbers, the winners and the prizes follow from what was published.')
  expect(counted.code).toBe(0)
  await writeFile(file, choicesText(sampleChoices.slice(1)))
  const fewer = await verify(signedBySample(right), '--key', PUBLIC_KEY, '--choices', file)
  expect(fewer.code).toBe(1)
  expect(fewer.output).toContain('The published choices are not those over which the hash was published')
  expect((await verify(signedBySample(right), '--key', PUBLIC_KEY, '--root', file)).output).toContain('not those whose hash was witnessed')
})

// Proves games-and-lottery-20.
test('the statement of a void draw is told with who declared it, why, and what would have been drawn', async () => {
  const statement = { form: 'foyer-void/1', commitment: sampleCommitment, at: '2026-01-31T12:02:50.000Z', by: 'Olivia', reason: 'A wrong prize.' }
  const { code, output } = await verify(signedBySample({ ...statement, root: '0c'.repeat(32), seed: SEED }), '--key', PUBLIC_KEY)
  expect(code).toBe(0)
  expect(output).toContain('Olivia: A wrong prize.')
  expect(output).toContain('would have been')
  expect((await verify(signedBySample({ ...statement, root: null, seed: null }))).output).toContain('the secret seed is not revealed')
})

test('a wrong one is told with its reason, with exit code 1', async () => {
  const { code, output } = await verify(signedBySample({ ...sampleCertificate(), seed: '5f'.repeat(32) }))
  expect(code).toBe(1)
  expect(output).toContain('The secret seed is not the one whose hash was published before the draw.')
  expect(output).toContain('The numbers do not follow from the seed, the tickets and the beacon.')
})

test('what is no call of it is told how to call it', async () => {
  expect(await verify('', '--keys', 'a')).toMatchObject({ code: 2, output: expect.stringContaining('Usage:') as string })
})
