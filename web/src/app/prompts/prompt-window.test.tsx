// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createParts } from '#merchant/parts.ts'
import { PartsProvider } from '#merchant/use-parts.ts'
import { PromptWindow } from './prompt-window.tsx'
import { prompts, type Prompt } from './prompts.tsx'

// Nothing is painted here.
vi.mock('#device/after-paint.ts', () => ({ afterPaint: () => Promise.resolve() }))

const FAULT = new Error('thrown on purpose')
const received = vi.fn<Window['sendFault']>()
let place: HTMLElement
let root: ReturnType<typeof createRoot>

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('sendFault', received)
  place = document.createElement('div')
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  received.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A page with two windows over it: the given one, which throws while `fails` says so, and another. */
const page = (prompt: Prompt, open: boolean): ReactNode => (
  <PartsProvider value={createParts({ catalogues: {}, content: {} }, async () => ({}))}>
    <p>page</p>
    <PromptWindow prompt={prompt} open={open} />
  </PartsProvider>
)
const show = (content: ReactNode) => act(async () => root.render(content))
const shown = () => [...place.querySelectorAll('p')].map(({ textContent }) => textContent)

// Proves navigation-3.
test.each(prompts.map(prompt => [prompt.name, prompt] as const))(
  'a fault in the window of the prompt “%s” leaves the page in use, and the next prompt may open',
  async (name, shipped) => {
    const state = { fails: true }
    const giveUp = vi.fn<() => void>()
    const Window = () => {
      if (state.fails) throw FAULT
      return <p>window</p>
    }
    const prompt: Prompt = { ...shipped, giveUp, catalogues: [], load: async () => ({ Window }) }

    await show(page(prompt, true))
    expect(shown()).toEqual(['page'])
    expect(received).toHaveBeenCalledExactlyOnceWith(FAULT, `prompt ${name}`)
    expect(giveUp).toHaveBeenCalledOnce()

    // When it is due once more, it is drawn once more.
    await show(page(prompt, false))
    state.fails = false
    await show(page(prompt, true))
    expect(shown()).toEqual(['page', 'window'])
  },
)
