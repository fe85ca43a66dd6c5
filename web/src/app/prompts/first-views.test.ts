import { beforeEach, expect, test, vi } from 'vitest'

const stores = vi.hoisted(() => ({ local: new Map<string, string>(), session: new Map<string, string>() }))
vi.mock('#device/storage.ts', () => {
  const over = (map: Map<string, string>) => ({
    get: (name: string) => map.get(name) ?? null,
    set: (name: string, text: string) => void map.set(name, text),
  })
  return { localStore: over(stores.local), sessionStore: over(stores.session) }
})

/** A page that was just loaded: what its modules remember is new, what the browser stores stays. */
const load = async () => {
  vi.resetModules()
  return import('./first-views.ts')
}

beforeEach(() => {
  stores.local.clear()
  stores.session.clear()
})

// Proves notices-17.
test('three page views of the first visit count, loaded anew or not; a view is counted once, and the first window is remembered', async () => {
  const page = await load()
  expect(page.firstViewsAt('/m/home ')).toEqual({ few: true, window: null })
  page.noteWindow('consent')
  page.noteWindow('announcements')
  expect(page.firstViewsAt('/m/home ')).toEqual({ few: true, window: 'consent' })
  expect(page.firstViewsAt('/m/games ')).toEqual({ few: true, window: 'consent' })
  const reloaded = await load()
  expect(reloaded.firstViewsAt('/m/games ')).toEqual({ few: true, window: 'consent' })
  expect(reloaded.firstViewsAt('/m/lottery ')).toEqual({ few: false, window: 'consent' })
})

test('on a later visit none do', async () => {
  stores.local.set('SHELL_visits', '1')
  expect((await load()).firstViewsAt('/m/home ').few).toBe(false)
})
