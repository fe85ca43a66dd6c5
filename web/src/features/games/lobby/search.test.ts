import { expect, test } from 'vitest'
import { timers } from '#testing/timers.ts'
import { createSearch, type Found } from './search.ts'

const stage = () => {
  const clock = timers()
  const requests: string[] = []
  const answers = new Map<string, (codes: readonly string[] | Error) => void>()
  const reports: Found<readonly string[]>[] = []
  const find = (words: string) =>
    new Promise<readonly string[]>((resolve, reject) => {
      requests.push(words)
      answers.set(words, codes => (codes instanceof Error ? reject(codes) : resolve(codes)))
    })
  const answer = async (words: string, codes: readonly string[] | Error) => {
    answers.get(words)?.(codes)
    await new Promise(resolve => setImmediate(resolve))
  }
  return { clock, requests, found: reports, answer, type: createSearch(find, found => void reports.push(found), clock.wait) }
}

// Proves games-and-lottery-6.
test('a search begins 300 ms after the last letter, with what is typed then', () => {
  const { clock, requests, type } = stage()
  for (const typed of ['d', 'di', ' dice ']) type(typed)
  expect([requests, clock.due()]).toEqual([[], 300])
  clock.pass()
  expect([requests, clock.due()]).toEqual([['dice'], undefined])
})

// Proves games-and-lottery-6.
test('the answer to earlier words never replaces that to later ones', async () => {
  const { clock, found, answer, type } = stage()
  type('d')
  clock.pass()
  type('mines')
  await answer('d', ['dice'])
  clock.pass()
  await answer('mines', ['mines'])
  expect(found).toEqual([['mines']])
})

test('without words nothing is searched for, and an answer that comes late is not told', async () => {
  const { clock, found, answer, type } = stage()
  type('dice')
  clock.pass()
  type(' ')
  await answer('dice', ['dice'])
  expect([found, clock.due()]).toEqual([[undefined], undefined])
})

// Proves games-and-lottery-6.
test('a search that fails is told, and the same words can be searched for again', async () => {
  const { clock, found, answer, type } = stage()
  for (const codes of [new Error('offline'), []]) {
    type('dice')
    clock.pass()
    await answer('dice', codes)
  }
  expect(found).toEqual(['failed', []])
})
