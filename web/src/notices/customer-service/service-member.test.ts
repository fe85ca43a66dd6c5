import { afterEach, expect, test, vi } from 'vitest'
import { keepClubLabel, storedServiceMember } from './service-member.ts'

const stored = new Map<string, string>()
vi.stubGlobal('window', {
  sessionStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  },
})
vi.stubGlobal('sessionStorage', window.sessionStorage)
afterEach(() => stored.clear())

test('a page without the app knows the member of the tab, and the club level', () => {
  stored.set('MC_SESSION_INFO', JSON.stringify({ id: '1', token: 'secret', userName: 'player' }))
  expect(storedServiceMember()).toEqual({ userName: 'player' })
  keepClubLabel('Lantern')
  expect(storedServiceMember()).toEqual({ userName: 'player', labelName: 'Lantern' })
})

test.each([
  ['nobody is signed in', undefined],
  ['what is stored is no session', '"text"'],
  ['the stored session has no name', JSON.stringify({ id: '1' })],
])('the member is a visitor where %s', (_why, text) => {
  if (text !== undefined) stored.set('MC_SESSION_INFO', text)
  keepClubLabel('Lantern')
  expect(storedServiceMember()).toEqual({})
})
