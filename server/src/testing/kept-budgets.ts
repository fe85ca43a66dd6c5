import { calls, type CallName } from '@foyer/contract'
import { afterAll, afterEach, expect } from 'vitest'
import { listenToCalls, type RunningCall } from './in-call.ts'
import { statementBudgets } from './statement-budgets.ts'

const names = new Map(Object.entries(calls).map(([name, { method, path }]) => [`${method} ${path}`, name as CallName]))

/** Why a call that was answered is above its budget; undefined where it is not, or where it is no call of the contract. */
export const overspentBy = ({ method, path, statements }: RunningCall): string | undefined => {
  const name = names.get(`${method} ${path}`)
  if (name === undefined || statements <= statementBudgets[name]) return undefined
  return `${name} sent ${statements} statements, and its budget is ${statementBudgets[name]} (statement-budgets.ts)`
}

/** Every call that a test makes keeps to its budget of statements. */
export const expectKeptBudgets = (): void => {
  const overspent: string[] = []
  afterAll(
    listenToCalls(call => {
      const why = overspentBy(call)
      if (why !== undefined) overspent.push(why)
    }),
  )
  afterEach(() => expect(overspent.splice(0), 'calls that send more statements than their budget').toEqual([]))
}
