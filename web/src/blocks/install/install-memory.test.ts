import { expect, test, vi } from 'vitest'

test('installing sets the close count to 99, and later refusals do not raise it (spec 2 §4)', async () => {
  const texts = new Map<string, string>()
  const storage = { getItem: (name: string) => texts.get(name) ?? null, setItem: (name: string, text: string) => void texts.set(name, text) }
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage })
  const { noteInstalled, noteRefused } = await import('./install-memory.ts')
  noteRefused()
  expect(texts.get('SHELL_installCloseCount')).toBe('1')
  noteInstalled()
  expect(texts.get('SHELL_installCloseCount')).toBe('99')
  noteRefused()
  expect(texts.get('SHELL_installCloseCount')).toBe('99')
})
