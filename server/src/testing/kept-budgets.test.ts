import { expect, test } from 'vitest'
import { overspentBy } from './kept-budgets.ts'
import { statementBudgets } from './statement-budgets.ts'

test('a call that sends more statements than its budget is named; other addresses have none', () => {
  const budget = statementBudgets['member.info']
  const info = { method: 'GET', path: '/wps/member/info' }
  expect(overspentBy({ ...info, statements: budget })).toBeUndefined()
  expect(overspentBy({ ...info, statements: budget + 1 })).toBe(
    `member.info sent ${budget + 1} statements, and its budget is ${budget} (statement-budgets.ts)`,
  )
  expect(overspentBy({ ...info, method: 'POST', statements: 1_000 })).toBeUndefined()
  expect(overspentBy({ ...info, path: '/healthz', statements: 1_000 })).toBeUndefined()
})
