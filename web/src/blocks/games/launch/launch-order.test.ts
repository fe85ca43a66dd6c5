import { expect, test } from 'vitest'
import { launchedName, launchOrderIn, orderOf, startAddress } from './launch-order.ts'

const read = (search: string) => launchOrderIn(search, 'https://brand.example', '/m/home')

// Proves games-and-lottery-9, navigation-13, navigation-25.
test('a vendor or a lottery is named, and where no game is, the lobby begins (spec 2 §2)', () => {
  expect(read('?vendor=SALON')).toEqual({ code: 'lobby', vendor: 'SALON', isTrial: false, backUrl: '/m/home' })
  expect(read('?prize_mode=LOTT&code=7&playType=2D&lottoView=list&backUrl=%2Fm%2Fmessages')).toEqual({
    code: '7',
    prizeMode: 'LOTT',
    playType: '2D',
    lottoView: 'list',
    isTrial: false,
    backUrl: '/m/messages',
  })
  expect(read('?code=dice&trial=1')).toMatchObject({ code: 'dice', isTrial: true })
})

test.each(['', '?backUrl=/m/home', '?code=%3Cscript%3E'])('"%s" asks for nothing', search => {
  expect(read(search)).toBeUndefined()
})

// Proves games-and-lottery-9, navigation-13, navigation-25.
test.each([
  ['https://evil.example/m/home', '/m/home'],
  ['//evil.example', '/m/home'],
  ['javascript:alert(1)', '/m/home'],
  ['/wps/session/logout', '/m/home'],
  // Going back would start the game again.
  ['/m/launchGame?code=dice', '/m/home'],
  ['/m/game?code=dice', '/m/home'],
  ['https://brand.example/m/activity?id=7', '/m/activity?id=7'],
])('a game leads back to our own pages only: %s', (backUrl, back) => {
  expect(read(`?code=dice&${new URLSearchParams({ backUrl })}`)?.backUrl).toBe(back)
})

test('the same game, tried or played for real, is started by its address', () => {
  const order = read('?vendor=SALON&code=dice&trial=1&backUrl=/m/messages')
  const address = startAddress(order!, false)
  expect(read(address.slice(address.indexOf('?')))).toEqual({ ...order, isTrial: false })
})

// Proves games-and-lottery-12.
test.each([
  [
    { linkageType: 'G', vendor: 'SALON' },
    { vendor: 'SALON', code: 'lobby' },
  ],
  [
    { linkageType: 'G', vendor: 'SALON', nodeId: 'dice' },
    { vendor: 'SALON', code: 'dice' },
  ],
  [
    { linkageType: 'G', vendor: 'SALON', linkage: 'keno' },
    { vendor: 'SALON', code: 'keno' },
  ],
  [
    { linkageType: 'P', vendor: 'LOTT', nodeId: '7' },
    { prizeMode: 'LOTT', code: '7' },
  ],
] as const)('what a card or a link chooses, %j, arrives as an order at the page that starts it', (choice, order) => {
  const address = startAddress(orderOf(choice, '/m/games'), false)
  expect(read(address.slice(address.indexOf('?')))).toEqual({ ...order, isTrial: false, backUrl: '/m/games' })
})

// Proves tracking-5.
test.each([
  ['?vendor=SALON&code=dice', 'SALON.dice'],
  ['?vendor=SALON', 'SALON.lobby'],
  ['?prize_mode=LOTT&playType=2D', 'LOTT.2D.lobby'],
  [`?code=${'d'.repeat(64)}&vendor=${'V'.repeat(64)}`, 'V'.repeat(64)],
])('tracking calls what was started by codes: %s', (search, name) => {
  expect(launchedName(read(search)!)).toBe(name)
})
