// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { holdFaults } from './early-faults.ts'

afterEach(() => {
  delete window.heldFaults
  vi.unstubAllGlobals()
})

/** A page of its own, so that no listener of another test hears what happens. */
const begin = () => {
  const target = Object.assign(new EventTarget(), {}) as unknown as Window & typeof globalThis
  vi.stubGlobal('window', target)
  const load = vi.fn<() => Promise<void>>().mockResolvedValue()
  holdFaults(load)
  return { target, load }
}

// Proves navigation-4.
test('what fails before the code that sends it is here is held, and the first fault loads that code, once', () => {
  const { target, load } = begin()
  expect(load).not.toHaveBeenCalled()
  const event = Object.assign(new Event('error'), { message: 'x' })
  const rejection = new Event('unhandledrejection')
  const error = new Error('on purpose')
  target.dispatchEvent(event)
  target.dispatchEvent(rejection)
  target.sendFault(error, 'home lanes')
  expect(load).toHaveBeenCalledOnce()
  expect(target.heldFaults).toEqual([[event], [rejection], [error, 'home lanes']])
})

test('a page that fails without end holds nine', () => {
  const { target, load } = begin()
  for (let number = 0; number < 100; number++) target.sendFault(new Error('again'))
  expect([target.heldFaults?.length, load.mock.calls.length]).toEqual([9, 1])
})

test('where the code cannot be loaded, say because the page is being left, nothing else fails', async () => {
  const target = new EventTarget() as unknown as Window & typeof globalThis
  vi.stubGlobal('window', target)
  const unhandled = vi.fn<(reason: unknown) => void>()
  process.on('unhandledRejection', unhandled)
  holdFaults(() => Promise.reject(new TypeError('Importing a module script failed.')))
  target.sendFault(new Error('on purpose'))
  // Node says what nobody has handled once all that waits has had its turn.
  await new Promise(resolve => setImmediate(resolve))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

// Proves navigation-4.
test('once the code is here, what nobody caught reaches it', () => {
  const { target } = begin()
  const sendFault = vi.fn<Window['sendFault']>()
  target.sendFault = sendFault
  const event = new Event('unhandledrejection')
  target.dispatchEvent(event)
  expect(sendFault).toHaveBeenCalledExactlyOnceWith(event)
})
