import { expect, test } from 'vitest'
import { planOf, type Load, type Machines } from './plan.ts'

const load: Load = {
  members: 1_000_000,
  betsASecond: 1_000,
  winsABet: 0,
  activeADay: 0,
  onlineAtPeak: 0.06,
  signIns: 0,
  deposits: 0,
  pages: 0,
  peak: 2,
}
const machines: Machines = { cores: 4, busy: 0.5, coreHour: 0.01, gigabyteMonth: 0.1, copies: 2 }

test('a load is so many of each a second, and processor time is what each of them takes', () => {
  const plan = planOf(load, machines)
  // 60,000 open pages, each once a minute.
  expect(plan.rates).toEqual({ bet: 1_000, win: 0, deposit: 0, signIn: 0, page: 0, glance: 1_000 })
  expect(plan.serverCores).toBeCloseTo(0.179 + 0.564, 5)
  expect(plan.databaseCores).toBeCloseTo(0.68 + 0.644, 5)
  // Two servers at least: one may fail.
  expect([plan.serverMachines, plan.databaseMachines]).toEqual([2, 1])
  expect(planOf({ ...load, betsASecond: 10_000 }, machines).databaseMachines).toBe(4)
})

test('rows of a year are those of the average and not of the peak', () => {
  const plan = planOf(load, machines)
  const bytesADay = 500 * 600 * 86_400
  expect(plan.rowsAYear).toBeCloseTo(bytesADay * 365 + 1_000_000 * 1_700, 0)
  expect(plan.logADay).toBe(bytesADay * 4)
  expect(plan.dollarsAMonth).toBeCloseTo((2 + 2) * 4 * 0.01 * 730 + (plan.rowsAYear / 1e9) * 2 * 0.1, 5)
})
