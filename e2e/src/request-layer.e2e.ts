import { randomBytes } from 'node:crypto'
import { createAnswerCache } from '@foyer/web/src/request/answer-cache.ts'
import { createRequest } from '@foyer/web/src/request/create-request.ts'
import { expect, test } from 'vitest'
import { fetchHere } from './testing/member-by-calls.ts'
import { addressOf } from './testing/phone.ts'

/** The web's own request layer with the real server, without a browser. */
const layer = () => {
  const texts = new Map<string, string>()
  let session: { readonly token: string; readonly merchantCode: string } | null = null
  const client = createRequest({
    // This merchant asks no captcha of who registers.
    origin: new URL(addressOf('aurora', '/')).origin,
    merchant: () => 'aurora',
    fetch: fetchHere,
    language: () => 'EN',
    session: () => session,
    onFailure: () => undefined,
    cache: createAnswerCache({
      get: name => texts.get(name) ?? null,
      set: (name, text) => void texts.set(name, text),
      remove: name => void texts.delete(name),
      names: () => [...texts.keys()],
      clear: () => texts.clear(),
    }),
  })
  return { ...client, become: (token: string | null) => (session = token === null ? null : { token, merchantCode: 'aurora' }) }
}

const device = { loginDeviceId: randomBytes(16).toString('hex'), isOfficialAppLogin: false }
const username = `wire_${randomBytes(6).toString('hex')}`
const password = 'Meadow-35-lamp'

// Proves requests-3, requests-18, requests-22, requests-31, session-3, sign-in-1.
test('the web registers, signs in, reads the member and signs out (spec 1 §7)', async () => {
  const { request, become } = layer()
  const registered = await request('member.register', { username, password, login: false, registerMethod: 'H5', ...device })
  expect(registered.customerName).toBe(username)

  const signedIn = await request('session.login', { type: 'username', username, password, remember: true, ...device }, { headers: { Device: 'H5' } })
  expect(signedIn).toMatchObject({ userName: username, firstTimeLogin: true, rememberToken: expect.any(String) })

  await expect(request('member.info')).rejects.toMatchObject({ kind: 'api', status: 401, code: 'customer.not.login' })
  become(signedIn.token)
  expect(await request('member.info')).toMatchObject({ userName: username, merchantCode: 'aurora' })

  await request('session.logout')
  await expect(request('member.info')).rejects.toMatchObject({ kind: 'api', status: 401 })

  const remembered = await request('session.login', { type: 'username', username, rememberToken: signedIn.rememberToken ?? '', ...device })
  expect(remembered.token).not.toBe(signedIn.token)
})

// Proves requests-7.
test('the server’s refusals arrive with code and message (spec 1 §8)', async () => {
  const { request } = layer()
  const wrong = request('session.login', { type: 'username', username: 'nobody_here', password: 'wrong', ...device })
  await expect(wrong).rejects.toMatchObject({ kind: 'api', status: 403, code: 'login.cred.err', message: expect.stringMatching(/\w/) })
})

// Proves requests-4, requests-27.
test('settings are kept in session storage, status is not (spec 1 §7)', async () => {
  const { request } = layer()
  const [one, two] = [await request('system.country'), await request('system.country')]
  expect(two).toEqual(one)
  expect(await request('system.status', { device: 'MOBILE' })).toMatchObject({ maintenance: false })
})
