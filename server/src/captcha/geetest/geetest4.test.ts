import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CaptchaContext } from '#captcha/captcha-provider.ts'
import { startGeetestStandIn } from '#captcha/testing/geetest-stand-in.ts'
import { providerParts } from '#testing/provider-parts.ts'
import { geetest4 } from './geetest4.ts'

const account = { id: '54088bb07d2df3c46b79f80300b0abbe', key: 'cb69b1bf2d0ea8e1a2d4e8c7f4d0b6a1' }
const contextAt = (apiServer: string, id = account.id): CaptchaContext => ({
  merchant: { code: 'one', settings: { decimals: 2 }, file: { geetest: { id, key: 'geetestKey', version: 'v4', apiServer } } },
  scene: 'sms',
  deviceId: null,
  networkPrefix: '203.0.113.0/24',
  ip: '203.0.113.7',
})

let standIn: Awaited<ReturnType<typeof startGeetestStandIn>>
let context: CaptchaContext
const provider = (key = account.key) => geetest4.create(providerParts({ secret: () => key }))

beforeAll(async () => {
  standIn = await startGeetestStandIn(account)
  context = contextAt(standIn.url)
})
beforeEach(() => standIn.fail('none'))
afterAll(() => standIn.close())

describe('GeeTest v4 (docs/captcha.md)', () => {
  test('a solved captcha is validated as a form with the documented fields, and accepted once', async () => {
    const geetestValidateV4 = standIn.solve4()
    expect(await provider().accepts({ geetestValidateV4 }, context)).toBe(true)
    const { path, fields } = standIn.requests.at(-1)!
    const { captcha_id: _, ...sent } = geetestValidateV4
    expect(path).toBe('/validate')
    expect(Object.fromEntries(fields)).toEqual({
      ...sent,
      sign_token: createHmac('sha256', account.key).update(geetestValidateV4.lot_number).digest('hex'),
    })
    expect(await provider().accepts({ geetestValidateV4 }, context)).toBe(false)
  })

  test('the account is the merchant’s, whatever the page sends', async () => {
    expect(await provider().accepts({ geetestValidateV4: { ...standIn.solve4(), captcha_id: 'another' } }, context)).toBe(true)
  })

  test('a wrong token, a wrong key and a missing result are refused', async () => {
    expect(await provider().accepts({ geetestValidateV4: { ...standIn.solve4(), pass_token: 'invented' } }, context)).toBe(false)
    expect(await provider('another key').accepts({ geetestValidateV4: standIn.solve4() }, context)).toBe(false)
    expect(await provider().accepts({}, context)).toBe(false)
  })

  test('status "error" and transport errors refuse', async () => {
    const stranger = contextAt(standIn.url, 'unknown')
    expect(await provider().accepts({ geetestValidateV4: standIn.solve4() }, stranger)).toBe(false)
    for (const fault of ['error', 'not-json'] as const) {
      standIn.fail(fault)
      expect(await provider().accepts({ geetestValidateV4: standIn.solve4() }, context)).toBe(false)
    }
    expect(await provider().accepts({ geetestValidateV4: standIn.solve4() }, contextAt('http://127.0.0.1:1'))).toBe(false)
  })
})
