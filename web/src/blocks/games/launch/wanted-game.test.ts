import { expect, test } from 'vitest'
import { wantedGame } from './wanted-game.ts'

test.each([
  ['/m/home?card=SALON', { code: 'lobby', vendor: 'SALON' }],
  ['/m/home?card=SALON&nodeId=dice', { code: 'dice', vendor: 'SALON' }],
  ['/m/launchGame?vendor=SALON&code=dice&backUrl=/m/home', { code: 'dice', vendor: 'SALON' }],
  ['/m/messages', undefined],
])('%s asks for %j', (backUrl, wanted) => {
  expect(wantedGame(`?${new URLSearchParams({ backUrl })}`)).toEqual(wanted)
})

test('a visit to sign-in by itself asks for no game', () => {
  expect(wantedGame('')).toBeUndefined()
})
