import { beforeEach, expect, test, vi } from 'vitest'

/** Storage of a browser; the tab's part is new on each visit. */
const local = new Map<string, string>()
let tab = new Map<string, string>()

const storageOf = (texts: () => Map<string, string>) => ({
  getItem: (name: string) => texts().get(name) ?? null,
  setItem: (name: string, text: string) => void texts().set(name, text),
  removeItem: (name: string) => void texts().delete(name),
  clear: () => texts().clear(),
})

/** Loads the page anew, in the same tab. */
const load = async () => {
  vi.resetModules()
  vi.stubGlobal('window', { localStorage: storageOf(() => local), sessionStorage: storageOf(() => tab) })
  const [{ isVisitFrom, mayAskToInstall }, { enter }] = await Promise.all([import('./visits.ts'), import('#sign-in/enter.ts')])
  const answer = { id: '1', token: 't', userName: 'u', customerType: 0, firstTimeLogin: false } as Parameters<typeof enter>[0]
  return { isVisitFrom, mayAskToInstall, signIn: () => enter(answer, { merchant: 'demo', remember: null }) }
}

const visit = () => {
  tab = new Map()
  return load()
}

beforeEach(() => local.clear())

// Proves install-29.
test('by default offers open on each visit, also on one in which the player signs in by hand', async () => {
  const { mayAskToInstall, signIn } = await visit()
  expect(mayAskToInstall(1)).toBe(true)
  signIn()
  expect(mayAskToInstall(1)).toBe(true)
})

// Proves install-29.
test('where a merchant says from the second on, nothing offers to install on the first visit, however often the page is loaded', async () => {
  expect((await visit()).mayAskToInstall(2)).toBe(false)
  expect((await load()).mayAskToInstall(2)).toBe(false)
  expect((await visit()).mayAskToInstall(2)).toBe(true)
  expect((await load()).mayAskToInstall(2)).toBe(true)
  expect((await load()).mayAskToInstall(3)).toBe(false)
  expect((await visit()).mayAskToInstall(3)).toBe(true)
})

// Proves install-29.
test('nor on a visit in which the player registers or signs in by hand', async () => {
  ;(await visit()).mayAskToInstall(2)
  const second = await visit()
  expect(second.mayAskToInstall(2)).toBe(true)
  second.signIn()
  expect(second.mayAskToInstall(2)).toBe(false)
  expect((await load()).mayAskToInstall(2)).toBe(false)
  expect((await visit()).mayAskToInstall(2)).toBe(true)
})

// Proves announcements-18.
test('a picture to keep waits for the second visit, in which a sign-in changes nothing', async () => {
  expect((await visit()).isVisitFrom(2)).toBe(false)
  expect((await load()).isVisitFrom(2)).toBe(false)
  const { isVisitFrom, signIn } = await visit()
  signIn()
  expect(isVisitFrom(2)).toBe(true)
})
