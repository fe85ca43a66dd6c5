import { expect, test } from 'vitest'
import { linesSince } from './log-tail.ts'

const at = (time: number, msg: string) => JSON.stringify({ level: 'info', time, msg })

test('of a server’s log its last seconds are read, and the stack of a crash with them', () => {
  const log = [at(1_000, 'old'), '    at old', at(10_999, 'just before'), at(11_000, 'request'), 'Error: it ended', '    at serve', ''].join('\n')
  expect(linesSince(log, 11_000)).toEqual([at(11_000, 'request'), 'Error: it ended', '    at serve'])
})

test('of a log without end 200 lines are enough', () => {
  const log = Array.from({ length: 300 }, (_, number) => at(number, 'request')).join('\n')
  expect(linesSince(log, 0)).toHaveLength(200)
  expect(linesSince(log, 0).at(-1)).toBe(at(299, 'request'))
})
