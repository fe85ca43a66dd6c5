import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './idle.ts'

let idle: (() => void)[]
let listeners: (() => void)[]
const requestIdleCallback = (work: () => void) => idle.push(work)
const addEventListener = (_name: string, listener: () => void) => listeners.push(listener)

/** The page is idle: what waits for this begins. */
const beIdle = async () => {
  for (const work of idle.splice(0)) work()
  await Promise.resolve()
}

beforeEach(() => {
  idle = []
  listeners = []
  vi.stubGlobal('document', { readyState: 'complete' })
  vi.stubGlobal('window', { requestIdleCallback, addEventListener })
})
afterEach(() => vi.unstubAllGlobals())

test('all that waits begins at the same moment, and what is cancelled does not', async () => {
  const begun: string[] = []
  whenIdle(() => begun.push('first'))
  whenIdle(() => begun.push('cancelled'))()
  whenIdle(() => begun.push('last'))
  expect(idle).toHaveLength(1)
  await beIdle()
  expect(begun).toEqual(['first', 'last'])
})

test('what comes later waits for the next idle moment', async () => {
  const begun: string[] = []
  whenIdle(() => {
    begun.push('first')
    whenIdle(() => begun.push('later'))
  })
  await beIdle()
  expect(begun).toEqual(['first'])
  await beIdle()
  expect(begun).toEqual(['first', 'later'])
})

test('before the page has loaded nothing is idle', async () => {
  vi.stubGlobal('document', { readyState: 'interactive' })
  const work = vi.fn<() => void>()
  whenIdle(work)
  await beIdle()
  expect(work).not.toHaveBeenCalled()
  for (const listener of listeners) listener()
  await beIdle()
  expect(work).toHaveBeenCalledOnce()
})

test('what fails is reported as an error of the page, and the others begin', async () => {
  const tasks: (() => void)[] = []
  vi.stubGlobal('queueMicrotask', (task: () => void) => tasks.push(task))
  const work = vi.fn<() => void>()
  whenIdle(() => {
    throw new Error('on purpose')
  })
  whenIdle(work)
  await beIdle()
  expect(() => tasks[0]?.()).toThrow('on purpose')
  tasks[1]?.()
  expect(work).toHaveBeenCalledOnce()
})
