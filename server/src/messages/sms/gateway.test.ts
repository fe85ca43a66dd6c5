import type { Static } from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CredentialsRefused, PermanentFailure, TryLater } from '#kernel/jobs/job-failures.ts'
import { startSmsStandIn, type SmsStandIn } from '#messages/testing/sms-stand-in.ts'
import { providerParts } from '#testing/provider-parts.ts'
import { testMerchant } from '#testing/test-merchants.ts'
import { gateway } from './gateway.ts'

let standIn: SmsStandIn
beforeAll(async () => {
  standIn = await startSmsStandIn()
})
afterAll(() => standIn.close())

const ACCOUNT = `AC${'a'.repeat(32)}`
const send = async (more: Partial<Static<typeof gateway.schema>> = {}, secret: string | undefined = 'pa:ss') => {
  const sms = { provider: 'gateway', url: standIn.url, account: ACCOUNT, token: 'SMS_TOKEN', from: '+15005550006', ...more } as const
  const { file, ...merchant } = testMerchant('alpha')
  const provider = gateway.create(providerParts({ secret: (code, name) => (code === 'alpha' && name === 'SMS_TOKEN' ? secret : undefined) }))
  await provider.send({ to: '639171234567', text: '123456 آپ کا کوڈ & more' }, { ...merchant, file: { ...file, sms } })
}
const failure = (sending: Promise<void>) =>
  sending.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('the SMS gateway, in the form of Twilio’s Messages resource', () => {
  test('gets number, sender and text as a form, under the account’s authorization', async () => {
    await send()
    expect(standIn.requests.at(-1)).toMatchObject({
      method: 'POST',
      path: `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`,
      headers: {
        authorization: `Basic ${Buffer.from(`${ACCOUNT}:pa:ss`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      },
      form: { To: '+639171234567', From: '+15005550006', Body: '123456 آپ کا کوڈ & more' },
    })
  })

  test('gets a messaging service instead of a sender if the merchant names one', async () => {
    await send({ from: `MG${'0'.repeat(32)}`, url: `${standIn.url}/` })
    expect(standIn.requests.at(-1)?.form).toEqual({ To: '+639171234567', MessagingServiceSid: `MG${'0'.repeat(32)}`, Body: expect.any(String) })
  })

  test.each([400, 403, 404])('a refusal with %i is permanent', async status => {
    standIn.answerNext(status, { code: 21_211, message: 'The To number +639171234567 is not valid', status })
    const error = await failure(send())
    expect(error).toBeInstanceOf(PermanentFailure)
    expect(error).toMatchObject({ message: `the SMS gateway of alpha answered ${status}, number 21211` })
  })

  test.each([
    ['half a JSON text', '{"sid":'],
    ['a page', '<h1>Sign in to the network</h1>'],
  ])('200 with %s is no acceptance: the message is tried again', async (_what, body) => {
    standIn.answerNext(200, body)
    const error = await failure(send())
    expect(error).not.toBeInstanceOf(PermanentFailure)
    expect(error).toMatchObject({ message: 'the SMS gateway of alpha answered 200 without saying that it took the message' })
  })

  test('200 with the message as JSON is an acceptance', async () => {
    standIn.answerNext(200, { sid: 'SM1', status: 'queued' })
    expect(await failure(send())).toBeUndefined()
  })

  test('401 refuses the account, not the message', async () => {
    standIn.answerNext(401, { code: 20_003, message: 'Authenticate', status: 401 })
    const error = await failure(send())
    expect(error).toBeInstanceOf(CredentialsRefused)
    expect(error).toMatchObject({ message: 'the SMS gateway of alpha answered 401, number 20003' })
  })

  test.each([
    ['120', 120],
    ['Wed, 21 Oct 2026 07:28:00 GMT', new Date('2026-10-21T07:28:00Z')],
    ['-5', undefined],
    ['soon', undefined],
  ])('names the time for the next attempt: Retry-After %s', async (header, after) => {
    standIn.answerNext(429, { code: 20_429 }, { 'retry-after': header })
    const error = await failure(send())
    expect(error).toBeInstanceOf(TryLater)
    expect(error).toMatchObject({ after })
  })

  test.each([408, 429, 500, 503])('%i may be temporary', async status => {
    standIn.answerNext(status, { code: 20_429, message: 'Too many requests' })
    const error = await failure(send())
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(PermanentFailure)
  })

  test('a redirect is not followed, because the authorization would be sent along', async () => {
    const before = standIn.requests.length
    standIn.answerNext(307, {}, { location: `${standIn.url}/elsewhere` })
    expect(await failure(send())).toBeInstanceOf(Error)
    expect(standIn.requests).toHaveLength(before + 1)
  })

  test('without a connection or its secret, the message is tried again later', async () => {
    expect(await failure(send({ url: 'http://127.0.0.1:1' }))).not.toBeInstanceOf(PermanentFailure)
    expect(await failure(send({ token: 'OTHER' }))).toMatchObject({ message: 'the secret OTHER of alpha is not set' })
  })
})
