import { describe, expect, test } from 'vitest'
import type { MerchantFile } from '#kernel/merchants/merchant-file.ts'
import { folderOf, testMerchantFolder } from '#testing/test-merchants.ts'
import { parseMerchant } from './parse-merchant.ts'

const parse = (file: Partial<MerchantFile>, { allowDemo = false, secrets = () => 'secret' }: Partial<Parameters<typeof parseMerchant>[1]> = {}) =>
  parseMerchant(folderOf('alpha', testMerchantFolder('alpha', file)), { secrets, allowDemo })

const gateway = { provider: 'gateway', account: 'AC1', token: 'SMS_TOKEN', from: '+15005550006' } as const
const smtp = { provider: 'smtp', host: 'mail.alpha.test', port: 587, user: 'alpha', password: 'SMTP_PASSWORD', from: 'no-reply@alpha.test' } as const
const everyWay: Partial<MerchantFile> = { register: { ways: ['mobile', 'username', 'autoUsername'] }, login: { ways: ['sms', 'username'] } }

// Proves product-and-roles-4.
describe('the message provider of a merchant (docs/messages.md)', () => {
  test('is the outbox if none is named, and off in production', () => {
    expect(parse({}, { allowDemo: true }).value?.channels).toEqual({ sms: 'outbox', email: 'outbox' })
    expect(parse({}).value?.channels).toEqual({ sms: 'off', email: 'off' })
  })

  test('is never the outbox in production, where nobody would read it', () => {
    const paths = parse({ sms: { provider: 'outbox' }, email: { provider: 'outbox' } }).faults?.map(({ path }) => path)
    expect(paths).toEqual(['/sms/provider', '/email/provider'])
  })

  test('is the one that the merchant names, separately for each channel', () => {
    expect(parse({ sms: gateway }).value?.channels).toEqual({ sms: 'gateway', email: 'off' })
    expect(parse({ email: smtp }).value?.channels).toEqual({ sms: 'off', email: 'smtp' })
  })

  test('names its secrets, which must be set', () => {
    const faults = parse({ sms: gateway, email: smtp }, { secrets: () => undefined }).faults ?? []
    expect(faults.map(({ path, reason }) => [path, reason])).toEqual([
      ['/sms/token', 'the secret SMS_TOKEN is not set'],
      ['/email/password', 'the secret SMTP_PASSWORD is not set'],
    ])
  })
})

describe('ways that need a code', () => {
  const waysOf = (file: Partial<MerchantFile>) => {
    const { register, login, recovery } = parse(file).value?.settings ?? {}
    return { register: register?.ways, login: login?.ways, recovery: recovery?.ways }
  }

  test('are offered in the merchant’s order if a provider sends codes', () => {
    expect(waysOf({ ...everyWay, sms: gateway, email: smtp })).toEqual({
      register: ['mobile', 'username', 'autoUsername'],
      login: ['sms', 'username'],
      recovery: ['sms', 'email'],
    })
  })

  test('are left out if none does', () => {
    expect(waysOf(everyWay)).toEqual({
      register: ['username', 'autoUsername'],
      login: ['username'],
      recovery: [],
    })
  })

  test('are replaced by the user name if nothing else is left', () => {
    expect(waysOf({ register: { ways: ['mobile'] }, login: { ways: ['sms'] } })).toEqual({
      register: ['username'],
      login: ['username'],
      recovery: [],
    })
  })
})
