import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, signIn, valueOf, type TestApp } from '#testing/test-app.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp({
    merchants: { alpha: { register: { ways: ['username', 'autoUsername'] } }, beta: { register: { ways: ['username'] } } },
  })
})
afterAll(() => wire.close())

const facts = { login: true, registerMethod: 'H5' } as const

// Proves requests-18.
describe('a quick registration (spec 1 §7, autoUsername)', () => {
  test('makes a name and no password; the member gets back in by the session and its remember token', async () => {
    const {
      customerId,
      customerName,
      rememberToken = '',
    } = valueOf(await wire.client().call('member.registerAutoUsername', { ...facts, remember: true }))
    expect(customerName).toMatch(/^[A-Za-z][A-Za-z0-9_]{3,19}$/)
    expect((await wire.system.stores.members.byId('alpha', customerId))?.passwordHash).toBeNull()
    expect(await wire.client().call('session.login', signIn(customerName))).toMatchObject({ errorCode: 'login.cred.err' })
    const remembered = { type: 'username', username: customerName, rememberToken } as const
    expect(await wire.client().call('session.login', remembered)).toMatchObject({ success: true })
  })

  test('is refused where the merchant does not offer it', async () => {
    expect(await wire.client('beta').call('member.registerAutoUsername', facts)).toMatchObject({ errorCode: 'register.disabled' })
  })
})
