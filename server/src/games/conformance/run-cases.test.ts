import { expect, test } from 'vitest'
import { resultTable, runCases } from './run-cases.ts'
import { modelWallet } from './testing/model-wallet.ts'
import { mutations } from './testing/mutations.ts'

const faultsOf = async (platform: Parameters<typeof runCases>[0]) => (await runCases(platform)).filter(({ fault }) => fault !== undefined)

// Proves games-and-lottery-10.
test('a wallet that keeps every rule passes', async () => {
  const results = await runCases(modelWallet())
  expect(results.filter(({ fault }) => fault !== undefined)).toEqual([])
  expect(resultTable(results).at(-1)).toBe(`All ${results.length} rules hold.`)
})

// Proves games-and-lottery-10.
test.each(mutations)('a wallet is found where %s', async mutation => {
  expect(await faultsOf(modelWallet(mutation))).not.toEqual([])
})

test('without a way to end the session, the rules of a dead one are not tried', async () => {
  const { endSession: _endSession, ...platform } = modelWallet()
  const names = (await runCases(platform)).map(({ name }) => name)
  expect(names.filter(name => name.startsWith('a dead session'))).toEqual([])
})

test('a wallet that opens no session is told so, and nothing else is tried', async () => {
  const results = await runCases({ ...modelWallet(), tokens: ['none'] })
  expect(results).toEqual([{ name: 'a token opens a session', fault: expect.stringContaining('SESSION_EXPIRED') as string }])
  expect(resultTable(results).at(-1)).toBe('1 of 1 rules do not hold.')
})
