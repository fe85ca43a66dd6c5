import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { IdentityCase } from '#identity-checks/companies/identity-company.ts'
import { type CompanyStandIn, startCompanyStandIn } from '#identity-checks/testing/company-stand-in.ts'
import { signatureOf } from '#identity-checks/testing/company-wire.ts'
import { CredentialsRefused, PermanentFailure, TryLater } from '#kernel/jobs/job-failures.ts'
import { providerParts } from '#testing/provider-parts.ts'
import { testMerchant } from '#testing/test-merchants.ts'
import { identityGateway } from './gateway.ts'

const KEY = 'the-key'
let standIn: CompanyStandIn
beforeAll(async () => {
  standIn = await startCompanyStandIn({ keyOf: account => (account === 'account-a' ? KEY : undefined), clock: () => new Date() })
})
afterAll(() => standIn.close())

const merchantAt = (url: string, account = 'account-a') => {
  const { file, ...merchant } = testMerchant('alpha')
  return { ...merchant, file: { ...file, identityCheck: { provider: 'gateway' as const, url, account, key: 'IDENTITY_KEY' } } }
}
const company = identityGateway.create(providerParts({ secret: (code, name) => (code === 'alpha' && name === 'IDENTITY_KEY' ? KEY : undefined) }))
const WEBP = Buffer.from('RIFF....WEBP').toString('base64')
let number = 0
const caseOf = (name: string | null, more: Partial<IdentityCase> = {}): IdentityCase => {
  number += 1
  return {
    reference: String(number).padStart(22, 'r'),
    document: 'passport',
    webp: [WEBP],
    stated: { name, birthday: null, country: null },
    minimumAge: 18,
    callbackUrl: 'http://127.0.0.1:1/identity-checks/callback/alpha',
    ...more,
  }
}
const handIn = (given: IdentityCase, merchant = merchantAt(standIn.url)) => company.handIn(given, merchant)
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

// Proves staff-62.
describe('a company that checks documents', () => {
  test('is handed a case once, however often it is sent, and says how far it is', async () => {
    const given = caseOf('Ann Slow', { webp: [WEBP, WEBP, WEBP], stated: { name: 'Ann Slow', birthday: '05-17', country: 'PH' } })
    expect(await company.status(given.reference, merchantAt(standIn.url))).toBeUndefined()
    const taken = standIn.taken()
    const first = await handIn(given)
    expect(await handIn(given)).toEqual(first)
    expect(standIn.taken()).toBe(taken + 1)
    const state = () => company.status(given.reference, merchantAt(standIn.url))
    expect(await state()).toEqual({ ...first, reference: given.reference, state: 'pending' })
    standIn.decideQuietly('Ann Slow', { state: 'refused', reason: 'incomplete' })
    expect(await state()).toMatchObject({ state: 'refused', reason: 'incomplete' })
    standIn.decideQuietly('Ann Slow', { state: 'accepted', born: '1990-05-17', documentEnds: '2030-01-31' })
    expect(await state()).toMatchObject({ state: 'accepted', born: '1990-05-17', documentEnds: '2030-01-31' })
  })

  test('that refuses a case does it for good; its words, which may name the member, stay out of the error', async () => {
    const error = await failureOf(handIn(caseOf('Ben Unwanted')))
    expect(error).toBeInstanceOf(PermanentFailure)
    expect(error).toMatchObject({ message: 'the company that checks documents of alpha answered 422' })
  })

  test('that knows another content under the same name leaves open what became of it', async () => {
    const given = caseOf('Cy Slow')
    await handIn(given)
    const error = await failureOf(handIn({ ...given, minimumAge: 21 }))
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(PermanentFailure)
  })

  test.each(['Cut', 'Broken', 'Unsigned', 'Down'])('whose answer is none (%s) leaves open what became of it', async conduct => {
    const error = await failureOf(handIn(caseOf(`Dee ${conduct}`)))
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(PermanentFailure)
    expect(error instanceof TryLater).toBe(conduct === 'Broken' || conduct === 'Down')
  })

  test('that cannot be reached leaves it open too; one that does not know the account says so', async () => {
    const error = await failureOf(handIn(caseOf('Eve'), merchantAt('http://127.0.0.1:1')))
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(PermanentFailure)
    expect(await failureOf(handIn(caseOf('Eve'), merchantAt(standIn.url, 'account-x')))).toBeInstanceOf(CredentialsRefused)
  })

  test.each([
    ['a reason that there is none', { state: 'refused', reason: 'ugly' }],
    ['a state that there is none', { state: 'perhaps' }],
    ['a day that there is none', { state: 'accepted', born: '1990-02-30', documentEnds: '2030-01-31' }],
    ['an acceptance without its days', { state: 'accepted' }],
    ['another account', { state: 'staff', account: 'account-b' }],
    ['another case', { state: 'staff', reference: 'S'.repeat(22) }],
  ])('that answers with %s is not believed', async (what, state) => {
    const given = caseOf(`Fay ${what} Slow`)
    await handIn(given)
    standIn.decideQuietly(`Fay ${what} Slow`, state)
    expect(await failureOf(company.status(given.reference, merchantAt(standIn.url)))).toBeInstanceOf(Error)
  })
})

describe('the stand-in refuses what the wire does not say', () => {
  const body = (more: object = {}) => {
    const { webp: _, ...given } = caseOf('Gil Slow')
    return { ...given, pictures: [{ type: 'image/webp', data: WEBP }], ...more }
  }
  const send = async (content: string, { method = 'POST', path = '/v1/checks', type = 'application/json', key = KEY, late = 0 } = {}) => {
    const timestamp = String(Math.floor(Date.now() / 1000) - late)
    const reply = await fetch(`${standIn.url}${path}`, {
      method,
      headers: {
        'content-type': type,
        'x-identity-account': 'account-a',
        'x-identity-timestamp': timestamp,
        'x-identity-signature': signatureOf(key, timestamp, `${method} ${path}`, content),
      },
      ...(method !== 'GET' && { body: content }),
    })
    await reply.body?.cancel()
    return reply.status
  }

  test.each<[string, number, object, Parameters<typeof send>[1]?]>([
    ['what is right', 201, {}],
    ['a field too many', 400, { member: 'x' }],
    ['a reference that is none', 400, { reference: 'short' }],
    ['a picture that is none', 400, { pictures: [{ type: 'image/webp', data: 'bm9uZQ==' }] }],
    ['no picture', 400, { pictures: [] }],
    ['four pictures', 400, { pictures: Array.from({ length: 4 }, () => ({ type: 'image/webp', data: WEBP })) }],
    ['another document', 400, { document: 'diploma' }],
    ['another path', 404, {}, { path: '/v1/cases' }],
    ['another method', 404, {}, { method: 'PUT' }],
    ['another type', 415, {}, { type: 'text/plain' }],
    ['another key', 401, {}, { key: 'guessed' }],
    ['an old signature', 401, {}, { late: 301 }],
    ['a body that is too long', 413, { more: 'x'.repeat(12_000_000) }],
  ])('%s: %i', async (_what, status, more, how) => {
    expect(await send(JSON.stringify(body(more)), how)).toBe(status)
  })
})
