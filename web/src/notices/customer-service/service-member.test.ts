import { afterEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
vi.stubGlobal('window', {
  sessionStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  },
})
vi.stubGlobal('sessionStorage', window.sessionStorage)
// Another file of the same process may have left texts in the memory of the tab's store.
vi.resetModules()
const { storeClubLabel, storedServiceMember } = await import('./service-member.ts')
afterEach(() => stored.clear())

// Proves customer-service-and-chat-3.
test('a page without the app knows the member of the tab, and the club level of this member alone', () => {
  stored.set('MC_SESSION_INFO', JSON.stringify({ id: '1', token: 'secret', userName: 'player' }))
  expect(storedServiceMember()).toEqual({ userName: 'player' })
  storeClubLabel({ id: '2', labelName: 'Harbour' })
  expect(storedServiceMember()).toEqual({ userName: 'player' })
  storeClubLabel({ id: '1', labelName: 'Lantern' })
  expect(storedServiceMember()).toEqual({ userName: 'player', labelName: 'Lantern' })
})

test.each([
  ['nobody is signed in', undefined],
  ['what is stored is no session', '"text"'],
  ['the stored session has no name', JSON.stringify({ id: '1' })],
])('the member is a visitor where %s', (_why, text) => {
  if (text !== undefined) stored.set('MC_SESSION_INFO', text)
  storeClubLabel({ id: '1', labelName: 'Lantern' })
  expect(storedServiceMember()).toEqual({})
})
