import { expect, test, vi } from 'vitest'
import { trialAddressNow } from './trial-address.ts'

const speaker = { merchant: 'demo', language: 'UR' } as const
const sender = (status: number, responseText: string) => ({
  open: vi.fn<(method: string, url: string | URL, isAsync?: boolean) => void>(),
  setRequestHeader: vi.fn<(name: string, value: string) => void>(),
  send: vi.fn<() => void>(),
  status,
  responseText,
})

test('a trial is asked for synchronously, with Merchant and Language (spec 2 §7)', () => {
  const request = sender(200, '{"success":true,"value":{"gameUrl":"https://vendor.example/play"}}')
  expect(trialAddressNow('dice', speaker, request)).toBe('https://vendor.example/play')
  expect(request.open).toHaveBeenCalledWith('GET', '/wps/relay/GCS_gameTrialLaunch?gameId=dice&nodeId=dice&platform=html5', false)
  expect(request.setRequestHeader.mock.calls).toEqual([
    ['Merchant', 'demo'],
    ['Language', 'UR'],
  ])
})

test.each([
  ['a refusal', sender(503, '{"success":false,"errorCode":"game.vendor.down"}')],
  ['a page of another server', sender(200, '<html>')],
  ['an address that is no page', sender(200, '{"value":{"gameUrl":"javascript:alert(1)"}}')],
  [
    'no connection',
    {
      ...sender(0, ''),
      send: () => {
        throw new Error('NetworkError')
      },
    },
  ],
])('%s gives no address', (_what, request) => {
  expect(trialAddressNow('dice', speaker, request)).toBeUndefined()
})
