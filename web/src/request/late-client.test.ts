import { expect, test, vi } from 'vitest'
import { lateClient } from './late-client.ts'
import type { RequestClient } from './request-client.ts'
import { caught } from './testing/fake-server.ts'

const client = () => ({
  request: vi.fn<(...call: unknown[]) => Promise<never>>(async () => ({ fresh: true }) as never),
  requestUrl: vi.fn<RequestClient['requestUrl']>(async () => 'text'),
})
const onMissing = vi.fn<Parameters<typeof lateClient>[0]['onMissing']>()

test('a call waits for its code, and is handed on as it is', async () => {
  const loaded = client()
  let arrive = (_: RequestClient) => {}
  const arrived = new Promise<RequestClient>(resolve => (arrive = resolve))
  const late = lateClient({ load: () => arrived, onMissing })
  const answers = [late.request('system.ping', { speed: '1' }, { timeout: 5 }), late.requestUrl({ url: '/m/version.json' })]
  arrive(loaded)
  expect(await Promise.all(answers)).toEqual([{ fresh: true }, 'text'])
  expect(loaded.request).toHaveBeenCalledExactlyOnceWith('system.ping', { speed: '1' }, { timeout: 5 })
  expect(loaded.requestUrl).toHaveBeenCalledExactlyOnceWith({ url: '/m/version.json' })
})

test('a call whose code cannot be loaded fails like one without a network; the next call tries again', async () => {
  onMissing.mockReset()
  const fault = new Error('no network')
  const load = vi
    .fn<() => Promise<RequestClient>>()
    .mockRejectedValueOnce(fault)
    .mockRejectedValueOnce(fault)
    .mockRejectedValueOnce(fault)
    .mockResolvedValue(client())
  const late = lateClient({ load, onMissing })
  expect(await caught(late.request('system.ping', { speed: '1' }))).toMatchObject({ kind: 'network', cause: fault })
  expect((await caught(late.request('system.ping', { speed: '1' }, { alert: false }))).kind).toBe('network')
  expect((await caught(late.requestUrl({ url: '/', alert: false }))).kind).toBe('network')
  // The player is told, unless the caller says otherwise.
  expect(onMissing.mock.calls).toEqual([
    [fault, true],
    [fault, false],
    [fault, false],
  ])
  expect(await late.requestUrl({ url: '/' })).toBe('text')
})
