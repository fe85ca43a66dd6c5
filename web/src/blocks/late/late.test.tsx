import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Late } from './late.tsx'

test('the server’s page has nothing of it and does not load it, even where it is wanted', () => {
  const load = vi.fn<() => Promise<() => ReactNode>>(async () => () => <p>here</p>)
  expect(renderToStaticMarkup(<Late load={load} wanted props={{}} />)).toBe('')
  expect(load).not.toHaveBeenCalled()
})
