import type { RequestOf } from '@foyer/contract/call'
import type { launchGame } from '@foyer/contract/games/launch-game'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setMemberType } from '#testing/stored-rows.ts'
import { valueOf } from '#testing/test-app.ts'
import { createVendorStage, type Player, type VendorStage } from './testing/vendor-stage.ts'

let stage: VendorStage
let player: Player
beforeAll(async () => {
  stage = await createVendorStage()
  player = await stage.player('starter')
})
afterAll(() => stage.close())

const launch = (changes: Partial<RequestOf<typeof launchGame>> = {}, by = player) =>
  by.client.call('games.launchGame', { gameCode: 'dice', ...changes })
const refusalOf = async (outcome: ReturnType<typeof launch>) => {
  const answer = await outcome
  return answer.success ? 'started' : answer.errorCode
}
const order = () => stage.sent.at(-1)?.body ?? {}

// Proves games-and-lottery-9, requests-35.
test('the vendor is asked for the game, signed, with all that it needs; its address is the answer', async () => {
  expect(valueOf(await launch())).toEqual({ gameUrl: 'https://play.vendor.test/dice?launch=1' })
  expect(stage.sent.at(-1)).toMatchObject({ method: 'POST', path: '/api/v1/launch', isSigned: true })
  expect(order()).toEqual({
    game: 'v-dice',
    mode: 'real',
    token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) as string,
    player: player.id,
    wallet: 'https://alpha.test/vendor/v1/alpha',
    currency: 'PHP',
    decimals: 2,
    language: 'en',
    device: 'desktop',
    lobbyUrl: 'http://alpha.test/m/home',
    historyUrl: 'http://alpha.test/m/games/history',
    depositUrl: 'http://alpha.test/m/voucherCenter',
    ip: '203.0.113.7',
    realityMinutes: 30,
    roundMs: 5_000,
  })
})

// Proves games-and-lottery-9.
test('whatever host the request names, the vendor calls the wallet at the address that the merchant has configured', async () => {
  const { token } = player.client
  for (const host of ['alpha.test:6666', 'anything.alpha.test', 'localhost:81']) {
    const client = stage.client('alpha', { ip: '127.0.0.1', headers: { Host: host } })
    client.token = token
    valueOf(await client.call('games.launchGame', { gameCode: 'dice' }))
    expect(order()['wallet']).toBe('https://alpha.test/vendor/v1/alpha')
  }
})

// Proves games-and-lottery-9.
test('a loopback name that no merchant uses opens no game, whatever the header, to a caller elsewhere', async () => {
  const client = stage.client('alpha', { headers: { Host: '127.0.0.1:6666' } })
  client.token = player.client.token
  expect(await client.call('games.launchGame', { gameCode: 'dice' })).toMatchObject({ errorCode: 'domain_not_available' })
})

// Proves games-and-lottery-9.
test.each([
  ['/m/member/home', 'http://alpha.test/m/member/home'],
  ['http://alpha.test/m/messages?id=1', 'http://alpha.test/m/messages?id=1'],
  ['http://www.alpha.test/m/home', 'http://www.alpha.test/m/home'],
  ['https://evil.test/m/home', 'http://alpha.test/m/home'],
  ['//evil.test/m/home', 'http://alpha.test/m/home'],
  ['http://beta.test/m/home', 'http://alpha.test/m/home'],
  ['http://blocked.alpha.test/m/home', 'http://alpha.test/m/home'],
  ['http://alpha.test:81/m/home', 'http://alpha.test/m/home'],
  ['http://me@alpha.test/m/home', 'http://alpha.test/m/home'],
  ['/wps/session/logout', 'http://alpha.test/m/home'],
  ['javascript:alert(1)', 'http://alpha.test/m/home'],
])('backUrl %s leads the game back to %s (spec 2 §3, Game launch payload)', async (backUrl, lobbyUrl) => {
  valueOf(await launch({ backUrl }))
  expect(order()['lobbyUrl']).toBe(lobbyUrl)
})

// Proves constants-26.
test('a launch that names no language is in Vietnamese (spec 2 §9, Default language)', async () => {
  const send = async (headers: Record<string, string>) =>
    await stage.app.inject({
      method: 'POST',
      url: '/wps/game/launchGame',
      headers: { host: 'alpha.test', merchant: 'alpha', authorization: player.client.token ?? '', 'content-type': 'application/json', ...headers },
      payload: { gameCode: 'dice' },
    })
  expect((await send({})).statusCode).toBe(200)
  expect(order()['language']).toBe('vi')
  await send({ language: 'UR' })
  expect(order()['language']).toBe('ur')
})

// Proves games-and-lottery-9.
test('in place of a code, the lobby of a vendor starts its first game', async () => {
  valueOf(await launch({ gameCode: 'lobby', vendor: 'LANTERN' }))
  expect(order()['game']).toBe('v-dice')
})

// Proves games-and-lottery-9, navigation-25.
test.each([
  [{ gameCode: 'lobby', vendor: 'LOTT' }, '/m/lottery?vendor=LOTT&backUrl=%2Fm%2Fhome'],
  [
    { gameCode: '12', prizeMode: 'TCG_SEA', playType: 'big', lottoView: 'grid' },
    '/m/lottery?vendor=TCG_SEA&code=12&playType=big&lottoView=grid&backUrl=%2Fm%2Fhome',
  ],
  // The fields of a lottery's launch (spec 2 §3, Game launch payload).
  [
    { gameCode: 'lobby', hasLobby: true, backUrl: 'http://alpha.test/m/messages', prizeMode: 'LOTT', labelName: 'banner' },
    '/m/lottery?vendor=LOTT&backUrl=%2Fm%2Fmessages',
  ],
  [{ gameCode: 'TCG_LOTTO_VN', hasLobby: false }, '/m/lottery?vendor=TCG_LOTTO_VN&backUrl=%2Fm%2Fhome'],
  [{ gameCode: '7', vendor: 'TCG_SEA' }, '/m/lottery?vendor=TCG_SEA&code=7&backUrl=%2Fm%2Fhome'],
  [{ gameCode: '7', prizeMode: 'LOTT', backUrl: 'https://evil.test/m/home' }, '/m/lottery?vendor=LOTT&code=7&backUrl=%2Fm%2Fhome'],
])('a lottery is a page of this site: %j', async (request, gameUrl) => {
  const before = stage.sent.length
  expect(valueOf(await launch(request))).toEqual({ gameUrl })
  expect(stage.sent).toHaveLength(before)
})

// Proves games-and-lottery-9.
describe('a game is refused', () => {
  test('that there is not, that is closed, and of a vendor without games', async () => {
    expect(await refusalOf(launch({ gameCode: 'gone' }))).toBe('game.unknown')
    expect(await refusalOf(launch({ gameCode: 'shut' }))).toBe('game.closed')
    expect(await refusalOf(launch({ gameCode: 'lobby', vendor: 'NOBODY' }))).toBe('game.unknown')
    expect(await refusalOf(launch({ gameCode: 'lobby' }))).toBe('game.unknown')
    expect(await refusalOf(launch({ gameCode: '7', prizeMode: 'NOBODY' }))).toBe('game.unknown')
  })

  test.each<[string, () => Response, string]>([
    ['is down', () => new Response('', { status: 503 }), 'game.vendor.down'],
    [
      'cannot be reached',
      () => {
        throw new TypeError('fetch failed')
      },
      'game.vendor.down',
    ],
    ['knows no such account', () => new Response('', { status: 401 }), 'game.vendor.down'],
    ['answers what cannot be read', () => new Response('<html>'), 'game.vendor.down'],
    ['has closed it', () => Response.json({ error: 'GAME_CLOSED' }, { status: 409 }), 'game.closed'],
    ['does not know it', () => Response.json({ error: 'GAME_UNKNOWN' }, { status: 404 }), 'game.closed'],
    ['names a page at an address that is not its own', () => Response.json({ url: 'https://evil.test/dice' }), 'game.closed'],
  ])('where the vendor %s', async (_what, answer, code) => {
    stage.answerWith(answer)
    expect(await refusalOf(launch())).toBe(code)
    stage.answerWith(undefined)
  })

  test('during a break, and where the limit of time is used up', async () => {
    const pausing = await stage.player('pausing')
    valueOf(await pausing.client.call('safePlay.takeBreak', { hours: 24 }))
    expect(await refusalOf(launch({}, pausing))).toBe('play.paused')
    const tired = await stage.player('tired')
    valueOf(await tired.client.call('safePlay.setLimit', { kind: 'time', period: 'day', most: 1 }))
    for (const _minute of [1, 2]) {
      await tired.client.call('safePlay.playClock', {})
      stage.system.clock.advance(60)
    }
    expect(await refusalOf(launch({}, tired))).toBe('limit.reached')
  })

  test('to a member of type 4, who can try it', async () => {
    const restricted = await stage.player('restricted')
    await setMemberType(stage.database.db, restricted.id, 4)
    expect(await refusalOf(launch({}, restricted))).toBe('no_permissions')
    expect(valueOf(await restricted.client.call('games.trialLaunch', { gameId: 'dice' })).gameUrl).toMatch(/^https:/)
  })

  test('more than 60 times in ten minutes', async () => {
    const busy = await stage.player('busybody')
    for (let count = 0; count < 60; count += 1) valueOf(await launch({}, busy))
    expect(await refusalOf(launch({}, busy))).toBe('TOO_MANY_REQUEST')
  })
})

// Proves games-and-lottery-26, requests-35.
describe('a trial', () => {
  const visitor = () => stage.client('alpha', { ip: '198.51.100.20' })

  test('needs no account, and gets no token and no wallet', async () => {
    expect(valueOf(await visitor().call('games.trialLaunch', { gameId: 'dice', platform: 'html5' })).gameUrl).toBe(
      'https://play.vendor.test/dice?launch=1',
    )
    const body = order()
    expect(body).toMatchObject({ game: 'v-dice', mode: 'trial', currency: 'PHP', lobbyUrl: 'http://alpha.test/m/home' })
    for (const field of ['token', 'player', 'wallet']) expect(body).not.toHaveProperty(field)
  })

  test('is named by nodeId where both are given', async () => {
    valueOf(await visitor().call('games.trialLaunch', { gameId: 'shut', nodeId: 'dice' }))
    expect(order()['game']).toBe('v-dice')
  })

  test('is not there for a game that has none, and stops at 300 of one network in ten minutes', async () => {
    expect(await visitor().call('games.trialLaunch', { gameId: 'paid-only' })).toMatchObject({ errorCode: 'game.closed' })
    const many = stage.client('alpha', { ip: '192.0.2.77' })
    for (let count = 0; count < 300; count += 1) valueOf(await many.call('games.trialLaunch', { gameId: 'dice' }))
    expect(await many.call('games.trialLaunch', { gameId: 'dice' })).toMatchObject({ errorCode: 'TOO_MANY_REQUEST' })
  })
})

// Proves games-and-lottery-2, requests-35.
test('the list of games has what can be played, with its picture, and nothing that is closed', async () => {
  const { games } = valueOf(await stage.client('alpha').call('games.gameMatch', {}))
  expect(games).toEqual([
    { code: 'dice', vendor: 'LANTERN', category: 'RNG', name: 'game_dice', image: expect.stringContaining('logo.') as string, trial: true },
    { code: 'paid-only', vendor: 'LANTERN', category: 'RNG', name: 'game_dice', image: expect.stringContaining('logo.') as string, trial: false },
  ])
})
