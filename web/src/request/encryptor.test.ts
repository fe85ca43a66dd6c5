import { describe, expect, test } from 'vitest'
import { keyPair, openEnvelope } from '#request/testing/envelope-opener.ts'
import { failure, json, layerBefore, success, type Sent } from '#request/testing/fake-server.ts'

const login = { type: 'username', username: 'player', password: 'Lantern-42-river' } as const
const isKeyFetch = ({ url }: Sent) => url.startsWith('/wps/session/key/rsa')

const opened = (privateKey: Parameters<typeof openEnvelope>[0], { headers, body }: Sent) =>
  openEnvelope(privateKey, { headers, body: body as { value: string } })

describe('encrypted calls (spec 1 §7, Encryption)', () => {
  // Proves requests-3, requests-14.
  test('fetch the key past every cache, and send three headers and a body of one value, nothing in plain text', async () => {
    const { publicKey, privateKey } = keyPair()
    const { request, sent } = layerBefore(one => success(isKeyFetch(one) ? publicKey : { id: '1' }))
    expect(await request('session.login', login, { headers: { Device: 'H5' } })).toEqual({ id: '1' })

    const [key, call] = sent as [Sent, Sent]
    expect(key.url).toBe('/wps/session/key/rsa?_=1700000000000')
    expect(key.init.cache).toBe('no-store')
    expect(key.headers['ModuleId']).toBe('KEY3')
    expect(Object.keys(call.body as object)).toEqual(['value'])
    expect(call.headers).toMatchObject({ 'X-RSA': publicKey, ModuleId: 'LOGIN3', Device: 'H5', 'Content-Type': 'application/json' })
    expect(opened(privateKey, call)).toEqual(login)
    expect(call.init.body).not.toContain('Lantern')
  })

  test('the key is used for further calls; simultaneous calls fetch it once', async () => {
    const { publicKey } = keyPair()
    const { request, sent } = layerBefore(one => success(isKeyFetch(one) ? publicKey : {}))
    await Promise.all([request('session.login', login), request('session.login', login)])
    await request('member.password', { oldPassword: 'a', newPassword: 'b' })
    expect(sent.filter(isKeyFetch)).toHaveLength(1)
  })

  test('PUT to any other address can be encrypted too', async () => {
    const { publicKey, privateKey } = keyPair()
    const { requestUrl, sent } = layerBefore(one => success(isKeyFetch(one) ? publicKey : {}))
    await requestUrl({ url: '/wps/member/secret', method: 'PUT', data: { a: 1 }, encrypted: true })
    expect(sent[1]?.init.method).toBe('PUT')
    expect(opened(privateKey, sent[1]!)).toEqual({ a: 1 })
  })

  test('encryption_key_expired fetches a new key and repeats the call once, without a failure', async () => {
    const [old, fresh] = [keyPair(), keyPair()]
    let fetched = 0
    const { request, sent, failures } = layerBefore(one => {
      if (isKeyFetch(one)) return success(fetched++ === 0 ? old.publicKey : fresh.publicKey)
      return one.headers['X-RSA'] === fresh.publicKey ? success({ id: '1' }) : failure('encryption_key_expired', 400)
    })
    expect(await request('session.login', login)).toEqual({ id: '1' })
    expect(opened(fresh.privateKey, sent[3]!)).toEqual(login)
    expect(failures).toHaveLength(0)
  })

  test('a second encryption_key_expired is a failure', async () => {
    const { publicKey } = keyPair()
    const { request, sent, failures } = layerBefore(one => (isKeyFetch(one) ? success(publicKey) : failure('encryption_key_expired', 400)))
    await expect(request('session.login', login)).rejects.toMatchObject({ kind: 'api', code: 'encryption_key_expired' })
    expect(sent).toHaveLength(4)
    expect(failures).toHaveLength(1)
  })

  test('a failed encryption step rejects with success false and a message (spec 1 §8), and the key is fetched again', async () => {
    const { publicKey } = keyPair()
    let fetched = 0
    const { request, sent, failures } = layerBefore(one => success(isKeyFetch(one) ? (fetched++ === 0 ? 'bm8ga2V5' : publicKey) : {}))
    await expect(request('session.login', login)).rejects.toMatchObject({
      kind: 'encryption',
      response: { body: { success: false, message: expect.any(String) } },
    })
    expect(failures.map(({ call }) => call.name)).toEqual(['session.login'])
    await request('session.login', login)
    expect(sent.filter(isKeyFetch)).toHaveLength(2)
  })

  test('if the key cannot be fetched, the call fails with that failure, reported once under the call’s name', async () => {
    const { request, failures } = layerBefore(() => json({ success: false, errorCode: 'server.error', message: 'no' }, 500))
    await expect(request('session.login', login, { alert: false })).rejects.toMatchObject({ kind: 'api', status: 500 })
    expect(failures.map(({ call }) => call)).toEqual([{ name: 'session.login', url: '/wps/session/login', alert: false, token: undefined }])
  })
})
