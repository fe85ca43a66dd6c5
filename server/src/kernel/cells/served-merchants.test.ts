import { expect, test, vi } from 'vitest'
import type { MerchantSource } from '#kernel/merchants/merchant.ts'
import type { CellMark } from './cell-mark-store.ts'
import type { CellState } from './schema.ts'
import { servedMerchants } from './served-merchants.ts'

const source = { byCode: () => undefined, close: () => Promise.resolve() } as unknown as MerchantSource
const databaseUrl = 'postgres://test.invalid/foyer'
const log = { warn: () => undefined }
const uptime = () => performance.now()

const marksOf = (state?: CellState) => {
  const marks: readonly CellMark[] = state === undefined ? [] : [{ merchant: 'demo', state, move: '', other: '', since: new Date(0) }]
  return { all: vi.fn<() => Promise<readonly CellMark[]>>(() => Promise.resolve(marks)) }
}

test('without CELL the merchants are as they are, and the marks are looked at once, at the start', async () => {
  vi.useFakeTimers()
  for (const marks of [marksOf(), marksOf('open')]) {
    expect(await servedMerchants(source, { config: { cell: undefined, databaseUrl }, marks, log, uptime })).toBe(source)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(marks.all).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  }
  vi.useRealTimers()
})

test('with the embedded database they are never looked at', async () => {
  const marks = marksOf()
  expect(await servedMerchants(source, { config: { cell: undefined, databaseUrl: undefined }, marks, log, uptime })).toBe(source)
  expect(marks.all).not.toHaveBeenCalled()
})

test.each(['leaving', 'gone', 'removing', 'removed', 'arriving', 'arrived'] as const)(
  'without CELL nothing starts on a database where a merchant is %s',
  async state => {
    await expect(servedMerchants(source, { config: { cell: undefined, databaseUrl }, marks: marksOf(state), log, uptime })).rejects.toThrow(
      `demo is ${state}: set the name of the cell`,
    )
  },
)

test('in a cell the marks are looked at until its merchants are closed', async () => {
  vi.useFakeTimers()
  const marks = marksOf('open')
  const merchants = await servedMerchants(source, { config: { cell: 'a', databaseUrl }, marks, log, uptime })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(marks.all).toHaveBeenCalledTimes(3)
  await merchants.close()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
