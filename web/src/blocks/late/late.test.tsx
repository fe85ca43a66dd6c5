import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createParts } from '#merchant/parts.ts'
import { PartsProvider } from '#merchant/use-parts.ts'
import { Late } from './late.tsx'

test('the server’s page has nothing of it and does not load it, even where it is wanted', () => {
  const load = vi.fn<() => Promise<() => ReactNode>>(async () => () => <p>here</p>)
  const parts = createParts({ catalogues: {}, content: {} }, async () => ({}))
  const page = (
    <PartsProvider value={parts}>
      <Late load={load} wanted props={{}} />
    </PartsProvider>
  )
  expect(renderToStaticMarkup(page)).toBe('')
  expect(load).not.toHaveBeenCalled()
})
