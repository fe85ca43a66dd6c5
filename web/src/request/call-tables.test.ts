import { expect, test, vi } from 'vitest'
import { memberFacts } from './call-tables.ts'
import { createRequest } from './create-request.ts'

test('a member’s call whose facts cannot be loaded fails like one without a connection, and is reported', async () => {
  expect(await memberFacts('member.info')).toMatchObject({ method: 'GET', path: '/wps/member/info', session: 'required' })
  vi.doMock('virtual:member-call-table', () => {
    throw new Error('offline')
  })
  const onFailure = vi.fn<() => void>()
  const { request } = createRequest({
    fetch: async () => new Response('{}'),
    merchant: () => 'demo',
    language: () => 'EN',
    session: () => null,
    onFailure,
    cache: { get: () => undefined, set: () => undefined, clear: () => undefined } as never,
  })
  vi.resetModules()
  await expect(request('member.info', {})).rejects.toMatchObject({ kind: 'network' })
  expect(onFailure).toHaveBeenCalledOnce()
})
