import { afterEach, expect, test, vi } from 'vitest'
import { reportFault } from './report-fault.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a fault is handed over with the part that failed', () => {
  const sendFault = vi.fn<Window['sendFault']>()
  vi.stubGlobal('window', { sendFault })
  const error = new Error('on purpose')
  reportFault('home shortcuts', error)
  expect(sendFault).toHaveBeenCalledExactlyOnceWith(error, 'home shortcuts')
})
