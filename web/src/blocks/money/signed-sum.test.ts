import { expect, test } from 'vitest'
import { signedSum } from './signed-sum.ts'

test('a result says whether it was won or lost', () => {
  const money = (amount: number) => `₱${amount}`
  expect([signedSum(120, money), signedSum(-120, money), signedSum(0, money)]).toEqual(['+₱120', '−₱120', '₱0'])
})
