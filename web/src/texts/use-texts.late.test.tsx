// @vitest-environment happy-dom
import { startTransition, useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { createParts } from '#merchant/parts.ts'
import { PartsProvider } from '#merchant/use-parts.ts'
import { TextsProvider } from './texts-provider.tsx'
import { useTexts } from './use-texts.ts'

/** With a hook after that of the texts, as most components have. */
const Back = () => {
  const t = useTexts('shell')
  return useMemo(() => t('back'), [t])
}

// Proves navigation-5.
test('a component whose catalogue comes while React draws it goes on without a fault', async () => {
  const faults: unknown[] = []
  const place = document.createElement('div')
  const root = createRoot(place, { onRecoverableError: fault => faults.push(fault) })
  const parts = createParts({ catalogues: {}, content: {} }, async () => ({ 'texts.shell': { back: 'Back' } }))
  startTransition(() =>
    root.render(
      <PartsProvider value={parts}>
        <TextsProvider language="EN">
          <Back />
        </TextsProvider>
      </PartsProvider>,
    ),
  )
  await vi.waitUntil(() => place.textContent === 'Back')
  expect(faults).toEqual([])
  root.unmount()
})
