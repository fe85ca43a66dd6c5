import { describe, expect, test } from 'vitest'
import { caught, failure, layerBefore, success } from '#request/testing/fake-server.ts'

const session = { token: 'the-token', merchantCode: 'aurora' }

// Proves requests-4, requests-8.
describe('GETs in flight and stored answers (spec 1 §7)', () => {
  test('identical GETs in flight share one request', async () => {
    const { request, sent } = layerBefore(() => success({ ip: '::1' }))
    const [one, two] = await Promise.all([request('system.status'), request('system.status')])
    expect(sent).toHaveLength(1)
    expect(two).toEqual(one)
    await request('system.status')
    expect(sent).toHaveLength(2)
  })

  // Proves requests-4.
  test('a GET asked after a change has an answer of its own: the one in flight began before it', async () => {
    let answerLate: (answer: Response) => void = () => undefined
    const late = new Promise<Response>(resolve => (answerLate = resolve))
    let requests = 0
    const { requestUrl, sent } = layerBefore(({ url }) => (url.endsWith('/board') && requests++ === 0 ? late : success({ hidden: true })))
    const before = requestUrl({ url: '/wps/board' })
    await requestUrl({ url: '/wps/hide', method: 'POST' })
    expect(await requestUrl({ url: '/wps/board' })).toMatchObject({ value: { hidden: true } })
    answerLate(success({ hidden: false }))
    expect(await before).toMatchObject({ value: { hidden: false } })
    expect(sent).toHaveLength(3)
  })

  test('GETs that differ in query, language, merchant or token do not', async () => {
    let language: 'EN' | 'UR' = 'EN'
    let token = 'a'
    const { requestUrl, sent } = layerBefore(() => success({}), { language: () => language, session: () => ({ token, merchantCode: 'demo' }) })
    const first = requestUrl({ url: '/wps/x' })
    const other = requestUrl({ url: '/wps/x', data: { page: 2 } })
    language = 'UR'
    const inUrdu = requestUrl({ url: '/wps/x' })
    token = 'b'
    await Promise.all([first, other, inUrdu, requestUrl({ url: '/wps/x' })])
    expect(sent).toHaveLength(4)
  })

  test('a shared failure is reported once and rejects every call', async () => {
    const { request, failures } = layerBefore(() => failure('server.error', 500))
    const outcomes = await Promise.allSettled([request('system.status'), request('system.status')])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(failures).toHaveLength(1)
  })

  test('a call kept in session storage is not sent again until flushed', async () => {
    const { request, flush, sent } = layerBefore(() => success({ countryCode: 'PH' }))
    await request('system.country', { merchant: 'demo' })
    expect(await request('system.country', { merchant: 'demo' })).toEqual({ countryCode: 'PH' })
    expect(sent).toHaveLength(1)
    flush('/wps/system/whitelabel')
    await request('system.country', { merchant: 'demo' })
    expect(sent).toHaveLength(1)
    flush('/wps/system/country')
    await request('system.country', { merchant: 'demo' })
    expect(sent).toHaveLength(2)
    flush()
    await request('system.country', { merchant: 'demo' })
    expect(sent).toHaveLength(3)
  })

  test('only successes are stored, only on request, and never an answer to a token', async () => {
    let answers = 0
    const { requestUrl, request, sent } = layerBefore(() => (answers++ === 0 ? failure('server.error', 500) : success({})), {
      session: () => session,
    })
    await caught(request('system.country'))
    await request('system.country')
    expect(sent).toHaveLength(2)
    for (const cache of [true, true]) await requestUrl({ url: '/wps/relay/CBS_unreadCount', cache })
    for (const cache of [true, true]) await requestUrl({ url: '/wps/relay/GCSGAME_getGameMatchV2', cache })
    for (const cache of [false, false]) await requestUrl({ url: '/wps/relay/GCSGAME_getGameMatchV2', cache })
    expect(sent).toHaveLength(2 + 2 + 1 + 2)
  })

  test('a broken stored answer is ignored', async () => {
    const { request, storage, sent } = layerBefore(() => success({}))
    await request('system.country')
    for (const name of storage.names()) storage.set(name, '{"success":')
    await request('system.country')
    expect(sent).toHaveLength(2)
  })

  test('a call that must be fresh bypasses HTTP caches', async () => {
    const { request, sent } = layerBefore(() => success({}))
    await request('system.status')
    await request('member.info')
    expect(sent.map(({ init }) => init.cache)).toEqual(['no-store', undefined])
  })
})
