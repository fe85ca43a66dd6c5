// @vitest-environment happy-dom
import { act, useEffect, type FunctionComponent } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Clients } from '#app/clients.ts'
import { IdleTasks, idleTasks } from './idle-tasks.tsx'

const FAULT = new Error('thrown on purpose')
const received = vi.fn<Window['sendFault']>()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('sendFault', received)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  received.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

// Proves navigation-3.
test.each(Object.keys(idleTasks))('a fault in the task “%s” leaves the page and the other tasks in use, and is reported', async failing => {
  const run: string[] = []
  const task = (name: string): FunctionComponent =>
    function Task() {
      useEffect(() => {
        if (name === failing) throw FAULT
        run.push(name)
      }, [])
      return null
    }
  const tasks = Object.fromEntries(Object.keys(idleTasks).map(name => [name, task(name)]))
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <>
        <p>page</p>
        <IdleTasks clients={{} as Clients} tasks={tasks} />
      </>,
    ),
  )
  expect(place.textContent).toBe('page')
  expect(run).toEqual(Object.keys(idleTasks).filter(name => name !== failing))
  expect(received).toHaveBeenCalledExactlyOnceWith(FAULT, `task ${failing}`)
  await act(async () => root.unmount())
})
