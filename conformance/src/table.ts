import type { Result } from './result.ts'

const MARK = { passed: '✓', failed: '✗', 'not tested': '·' } as const

/** The checks of single calls, in the order of the columns. */
const COLUMNS = [
  'answer',
  'refusals',
  'headers',
  'no token',
  'token of nobody',
  'ended token',
  'other merchant',
  'plain body',
  'wrong input',
  'unknown merchant',
  'wrong method',
]

const isOfCall = ({ subject }: Result): boolean => subject !== 'the server' && !subject.startsWith('flow: ')
const count = (results: readonly Result[], outcome: Result['outcome']): number => results.filter(result => result.outcome === outcome).length

const grid = (results: readonly Result[]): readonly string[] => {
  const ofCalls = results.filter(isOfCall)
  const calls = [...new Set(ofCalls.map(({ subject }) => subject))]
  const width = Math.max(4, ...calls.map(({ length }) => length))
  const cell = (subject: string, check: string): string => {
    const result = ofCalls.find(one => one.subject === subject && one.check === check)
    return (result ? MARK[result.outcome] : ' ').padEnd(3)
  }
  return [
    ...COLUMNS.map((check, at) => `${String(at + 1).padStart(2)} ${check}`),
    '',
    `${'call'.padEnd(width)}  ${COLUMNS.map((_, at) => String(at + 1).padEnd(3)).join('')}`,
    ...calls.map(subject => `${subject.padEnd(width)}  ${COLUMNS.map(check => cell(subject, check)).join('')}`.trimEnd()),
  ]
}

/** The results as lines: a table of calls and checks, what holds for all of them, what failed and why, and what was not tested and why. */
export const resultTable = (results: readonly Result[]): readonly string[] => {
  const others = results.filter(result => !isOfCall(result))
  const failed = results.filter(({ outcome }) => outcome === 'failed')
  const untested = Object.entries(
    Object.groupBy(
      results.filter(({ outcome }) => outcome === 'not tested'),
      ({ reason = '' }) => reason,
    ),
  )
  return [
    `${MARK.passed} passed   ${MARK.failed} failed   ${MARK['not tested']} not tested`,
    '',
    ...grid(results),
    '',
    ...others.map(({ subject, check, outcome }) => `${MARK[outcome]} ${subject}: ${check}`),
    ...(failed.length > 0 ? ['', 'Failed:'] : []),
    ...failed.map(({ subject, check, reason }) => `${MARK.failed} ${subject}, ${check}: ${reason}`),
    ...(untested.length > 0 ? ['', 'Not tested:'] : []),
    ...untested.map(
      ([reason, ones = []]) => `${MARK['not tested']} ${reason}: ${ones.map(({ subject, check }) => `${subject}, ${check}`).join('; ')}`,
    ),
    '',
    `${count(results, 'passed')} passed, ${failed.length} failed, ${count(results, 'not tested')} not tested.`,
  ]
}
