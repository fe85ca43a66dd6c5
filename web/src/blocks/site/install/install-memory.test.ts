import { beforeEach, expect, test, vi } from 'vitest'

/** What a browser keeps, and the module as it starts on a page of it. */
let kept: { readonly local: Map<string, string>; readonly session: Map<string, string> }
const storageOf = (texts: Map<string, string>) => ({
  getItem: (name: string) => texts.get(name) ?? null,
  setItem: (name: string, text: string) => void texts.set(name, text),
})
const openPage = async () => {
  vi.resetModules()
  return import('./install-memory.ts')
}

beforeEach(() => {
  kept = { local: new Map(), session: new Map() }
  vi.stubGlobal('window', { localStorage: storageOf(kept.local), sessionStorage: storageOf(kept.session) })
})

// Proves constants-18.
test('installing sets the close count to 99, and later refusals do not raise it (spec 2 §4)', async () => {
  const { noteInstalled, noteRefused } = await openPage()
  noteRefused()
  expect(kept.local.get('SHELL_installCloseCount')).toBe('1')
  noteInstalled()
  expect(kept.local.get('SHELL_installCloseCount')).toBe('99')
  noteRefused()
  expect(kept.local.get('SHELL_installCloseCount')).toBe('99')
})

test('a refusal and a closed footer each set their own mark for the session, and each raises the count (spec 2 §3, Storage keys)', async () => {
  const { noteRefused, noteSkipped } = await openPage()
  noteRefused()
  expect([...kept.session]).toEqual([['SHELL_installRefused', '1']])
  noteSkipped()
  expect([...kept.session].slice(1)).toEqual([['SHELL_installSkipped', '1']])
  expect([...kept.local]).toEqual([['SHELL_installCloseCount', '2']])
})

test.each(['SHELL_installRefused', 'SHELL_installSkipped'])('with the mark %s it is not shown again in the session', async mark => {
  expect((await openPage()).currentInstallMemory()).toEqual({ closeCount: 0, refused: false })
  kept.session.set(mark, '1')
  expect((await openPage()).currentInstallMemory()).toEqual({ closeCount: 0, refused: true })
})

test('the page on which it is refused knows at once', async () => {
  const { noteRefused, currentInstallMemory } = await openPage()
  expect(currentInstallMemory()).toEqual({ closeCount: 0, refused: false })
  noteRefused()
  expect(currentInstallMemory()).toEqual({ closeCount: 1, refused: true })
})
