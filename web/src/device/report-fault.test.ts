import { afterEach, expect, test, vi } from 'vitest'
import { receiveFaults, reportFault } from './report-fault.ts'

afterEach(() => receiveFaults(() => undefined))

test('a fault is handed over with the part that failed, and a receiver that fails breaks nothing', () => {
  const received = vi.fn<(part: string, error: unknown) => void>()
  const error = new Error('on purpose')
  receiveFaults(received)
  reportFault('home shortcuts', error)
  expect(received).toHaveBeenCalledExactlyOnceWith('home shortcuts', error)
  received.mockImplementation(() => {
    throw new Error('no network')
  })
  expect(() => reportFault('home shortcuts', error)).not.toThrow()
})
