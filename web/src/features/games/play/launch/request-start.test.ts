import { expect, test } from 'vitest'
import type { LaunchOrder } from '#blocks/games/launch/launch-order.ts'
import type { Request } from '#request/request-client.ts'
import { requestStart } from './request-start.ts'

const game = (code: string, vendor: string) => ({ code, vendor })

const server = () => {
  const requests: [name: string, data: unknown][] = []
  const request = (async (name: string, data: unknown) => {
    requests.push([name, data])
    return name === 'games.gameMatch'
      ? { games: [game('dice', 'SALON'), game('keno', 'SALON'), game('mines', 'QUARRY')] }
      : { gameUrl: 'https://vendor.example/play' }
  }) as unknown as Request
  return { request, requests }
}
const order = (more: Partial<LaunchOrder>): LaunchOrder => ({ code: 'lobby', isTrial: false, backUrl: '/m/home', ...more })

// Proves games-and-lottery-9, games-and-lottery-12.
test('a vendor with one game leads into it, one with several to the choice, and nothing is started', async () => {
  const one = server()
  expect(await requestStart(one.request, order({ vendor: 'QUARRY' }))).toEqual({ address: 'https://vendor.example/play' })
  expect(one.requests[1]).toEqual(['games.launchGame', { gameCode: 'mines', vendor: 'QUARRY', hasLobby: true, backUrl: '/m/home' }])
  const several = server()
  expect(await requestStart(several.request, order({ vendor: 'SALON' }))).toEqual({ choice: [game('dice', 'SALON'), game('keno', 'SALON')] })
  expect(several.requests.map(([name]) => name)).toEqual(['games.gameMatch'])
})

// Proves games-and-lottery-9, navigation-25, requests-35.
test('a lottery is started with its own fields (spec 2 §3, Game launch payload), labelled with the page it is started from (spec 2 §7, Games)', async () => {
  const { request, requests } = server()
  await requestStart(request, order({ prizeMode: 'LOTT', playType: '2D', lottoView: 'list', backUrl: '/m/activity?id=7#prizes' }))
  const ofAny = { gameCode: 'lobby', hasLobby: true, backUrl: '/m/activity?id=7#prizes' }
  expect(requests).toEqual([['games.launchGame', { ...ofAny, prizeMode: 'LOTT', labelName: '/m/activity', playType: '2D', lottoView: 'list' }]])
})

// Proves games-and-lottery-26.
test('a trial names the game and the platform html5 (spec 2 §3, Trial launch)', async () => {
  const { request, requests } = server()
  await requestStart(request, order({ code: 'dice', isTrial: true }))
  expect(requests).toEqual([['games.trialLaunch', { gameId: 'dice', nodeId: 'dice', platform: 'html5' }]])
})
