// @vitest-environment happy-dom
import type { PageData } from '@foyer/contract/page'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageDataProvider } from '#merchant/page-data.tsx'
import { createParts } from '#merchant/parts.ts'
import { PartsProvider } from '#merchant/use-parts.ts'
import { usePromptReports, type PromptName } from '#notices/prompt-queue.ts'
import { LateFeature, type Late } from './late-feature.tsx'
import { lateFeatures } from './late-features.tsx'

// Nothing is painted here.
vi.mock('#device/after-paint.ts', () => ({ afterPaint: () => Promise.resolve() }))

const FAULT = new Error('thrown on purpose')
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

/** What the queue knows of the feature's prompts. */
const Queue = ({ names }: { readonly names: readonly PromptName[] }) => {
  const { due } = usePromptReports('/ ')
  return <p>{names.map(name => String(due.get(name))).join()}</p>
}

// Proves navigation-3.
test.each(lateFeatures.map(late => [late.name, late] as const))(
  'a fault in the late feature “%s” leaves the page in use, and its prompts are not due',
  async (name, shipped) => {
    const names = Object.keys(shipped.windows) as PromptName[]
    const Feature = () => {
      throw FAULT
    }
    const { when: _, ...always } = shipped
    const late: Late = { ...always, catalogues: [], load: async () => ({ Feature }) }
    const place = document.createElement('div')
    const root = createRoot(place)
    await act(async () =>
      root.render(
        <PageDataProvider page={{ settings: {} } as PageData}>
          <PartsProvider value={createParts({ catalogues: {}, content: {} }, async () => ({}))}>
            <LateFeature late={late} restful bare={false} />
            <Queue names={names} />
          </PartsProvider>
        </PageDataProvider>,
      ),
    )
    expect(place.textContent).toBe(names.map(() => 'false').join())
    expect(received).toHaveBeenCalledExactlyOnceWith(FAULT, name)
    await act(async () => root.unmount())
  },
)
