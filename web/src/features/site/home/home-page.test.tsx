// @vitest-environment happy-dom
import { act, type ComponentType } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { homeBlocks, HomePage } from './home-page.tsx'

const names = Object.values(homeBlocks).flatMap(blocks => Object.keys(blocks))
const FAULT = new Error('thrown on purpose')
const Failing: ComponentType = () => {
  throw FAULT
}

/** Home's own table, where each block shows its name, and one fails. */
const without = (failing: string) => {
  const stand = (blocks: object): Readonly<Record<string, ComponentType>> =>
    Object.fromEntries(Object.keys(blocks).map(name => [name, name === failing ? Failing : () => <p>{name}</p>]))
  const { bar, front, between, lanes } = homeBlocks
  return <HomePage blocks={{ bar: stand(bar), front: stand(front), between: stand(between), lanes: stand(lanes) }} />
}
const shown = (root: ParentNode) => [...root.querySelectorAll('p')].map(({ textContent }) => textContent)
const othersThan = (failing: string) => names.filter(name => name !== failing)

const received = vi.fn<Window['sendFault']>()
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('sendFault', received)
})
afterEach(() => {
  received.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

// Proves navigation-3.
test.each(names)('a fault in the block “%s” of home leaves the others in use, and is reported', async name => {
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () => root.render(without(name)))
  expect(shown(place)).toEqual(othersThan(name))
  expect(received).toHaveBeenCalledExactlyOnceWith(FAULT, `home ${name}`)
  await act(async () => root.unmount())
})

test.each(names)('a fault in the block “%s” on the server leaves it out of the HTML alone, and the browser takes that over', async name => {
  const faults: unknown[] = []
  const { prelude } = await prerender(without(name), { onError: error => void faults.push(error) })
  const place = document.createElement('div')
  place.innerHTML = await new Response(prelude).text()
  expect(shown(place)).toEqual(othersThan(name))
  expect(faults).toEqual([FAULT])
  const root = await act(async () => hydrateRoot(place, without(name), { onRecoverableError: () => undefined }))
  expect(shown(place)).toEqual(othersThan(name))
  await act(async () => root.unmount())
})
