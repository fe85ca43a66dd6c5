import { expect, test } from 'vitest'
import { alone, failuresOf, MOST_SECOND_TRIES, secondTryText, storiesToTryAgain } from './second-try.mjs'

const ROOT = '/work'
const passed = (title: string) => ({ ancestorTitles: ['the ball'], title, status: 'passed', failureMessages: [] as string[] })
const failed = (title: string) => ({
  ...passed(title),
  status: 'failed',
  failureMessages: ['\u001B[31mError\u001B[39m: it is not there\n    at story'],
})
const file = (name: string, assertionResults: readonly ReturnType<typeof passed>[], message = '') => {
  const isFailed = message !== '' || assertionResults.some(({ status }) => status === 'failed')
  return { name: `${ROOT}/e2e/src/${name}`, status: isFailed ? 'failed' : 'passed', message, assertionResults }
}
const stories = (count: number) => ({
  stories: Array.from({ length: count }, (_, at) => ({ file: 'e2e/src/a.e2e.ts', name: `story ${at}`, failure: 'Error' })),
  files: [],
})
const ended = { late: false, output: '' }

test('a story that failed is known by its file and its whole name, with its failure', () => {
  const report = { testResults: [file('a.e2e.ts', [passed('one'), failed('two')]), file('b.e2e.ts', [passed('three')])] }
  expect(failuresOf(report, ROOT)).toEqual({
    stories: [{ file: 'e2e/src/a.e2e.ts', name: 'the ball > two', failure: 'Error: it is not there\n    at story' }],
    files: [],
  })
})

test('a file that does not load, or fails before or after its stories, is no story', () => {
  const report = { testResults: [file('a.e2e.ts', [], 'no such file'), file('b.e2e.ts', [failed('one')], 'the server did not stop')] }
  expect(failuresOf(report, ROOT).files).toEqual(['e2e/src/a.e2e.ts', 'e2e/src/b.e2e.ts'])
})

test('at most three stories are run once more; where more failed the run has failed, and none is', () => {
  expect(MOST_SECOND_TRIES).toBe(3)
  expect(storiesToTryAgain(stories(3), ended)).toHaveLength(3)
  expect(storiesToTryAgain(stories(4), ended)).toEqual([])
})

test('nothing is run once more where the run fails anyway: a file failed, an error was caught by nobody, or the time was over', () => {
  expect(storiesToTryAgain({ ...stories(1), files: ['e2e/src/b.e2e.ts'] }, ended)).toEqual([])
  expect(storiesToTryAgain(stories(1), { late: false, output: '⎯⎯⎯ Unhandled Errors ⎯⎯⎯' })).toEqual([])
  expect(storiesToTryAgain(stories(1), { late: true, output: '' })).toEqual([])
})

test('a story is run alone by its file and its whole name, whatever signs it has', () => {
  const name = 'of "one" (spec 2 §4): $5.00 + more? [x] a|b {y} ^ \\ / *'
  const [path, option, pattern = ''] = alone({ file: 'e2e/src/a.e2e.ts', name, failure: '' })
  expect([path, option]).toEqual(['e2e/src/a.e2e.ts', '--testNamePattern'])
  expect(new RegExp(pattern).test(name)).toBe(true)
  expect(new RegExp(pattern).test(`${name} and more`)).toBe(false)
  expect(new RegExp(pattern).test(`more ${name}`)).toBe(false)
})

test('what passed at the second try is printed with its name and its first failure', () => {
  expect(secondTryText([])).toBe('')
  const text = secondTryText([{ file: 'e2e/src/a.e2e.ts', name: 'the ball', failure: 'Error: it is not there\n    at story' }])
  for (const words of ['passed at the second try', 'e2e/src/a.e2e.ts', 'the ball', 'Error: it is not there\n    at story'])
    expect(text).toContain(words)
  expect(text.split('\n').at(-1)).toBe('At the second try: e2e/src/a.e2e.ts: the ball')
})
