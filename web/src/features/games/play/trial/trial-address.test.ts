import { expect, test, vi } from 'vitest'
import { trialAddressNow } from './trial-address.ts'

const speaker = { merchant: 'demo', language: 'UR' } as const
const sender = (responseText: string) => ({
  open: vi.fn<(method: string, url: string | URL, isAsync?: boolean) => void>(),
  setRequestHeader: vi.fn<(name: string, value: string) => void>(),
  send: vi.fn<() => void>(),
  responseText,
})

// Proves games-and-lottery-26, requests-35.
test('a trial is asked for synchronously, with Merchant and Language (spec 2 §7)', () => {
  const request = sender('{"success":true,"value":{"gameUrl":"https://vendor.example/play"}}')
  expect(trialAddressNow('dice', speaker, request)).toEqual({ address: 'https://vendor.example/play' })
  expect(request.open).toHaveBeenCalledWith('GET', '/wps/relay/GCS_gameTrialLaunch?gameId=dice&nodeId=dice&platform=html5', false)
  expect(request.setRequestHeader.mock.calls).toEqual([
    ['Merchant', 'demo'],
    ['Language', 'UR'],
  ])
})

test.each([
  ['a refusal without words', sender('{"success":false,"errorCode":"game.vendor.down"}')],
  ['a page of another server', sender('<html>')],
  ['an address that is no page', sender('{"value":{"gameUrl":"javascript:alert(1)"}}')],
  [
    'no connection',
    {
      ...sender(''),
      send: () => {
        throw new Error('NetworkError')
      },
    },
  ],
])('%s gives no address, and no words of the server', (_what, request) => {
  expect(trialAddressNow('dice', speaker, request)).toEqual({ words: undefined })
})

// Proves errors-23, games-and-lottery-26.
test('a refusal is told in the server’s words (spec 2 §8, Game launch)', () => {
  const request = sender('{"success":false,"errorCode":"game.closed","message":"This game is closed."}')
  expect(trialAddressNow('dice', speaker, request)).toEqual({ words: 'This game is closed.' })
})
