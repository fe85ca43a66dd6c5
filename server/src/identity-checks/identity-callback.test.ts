import fastify from 'fastify'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerIdentityCallback } from './identity-callback.ts'
import { signatureOf } from './testing/company-wire.ts'
import { COMPANY_KEYS, createIdentityStage, type IdentityStage, type Sending } from './testing/identity-stage.ts'

let stage: IdentityStage
let number = 0
beforeAll(async () => {
  stage = await createIdentityStage()
})
afterAll(() => stage.close())

const NO_CASE = 'A'.repeat(22)
const ACCEPTED = { state: 'accepted', born: '1990-05-17', documentEnds: '2030-01-31' }

/** A document that the company has and has not decided about. */
const pending = async () => {
  number += 1
  const name = `Holder ${number} Slow`
  const { id, memberId } = await stage.sent(name)
  await stage.work()
  return { id, memberId, reference: stage.company.caseOf(name).body.reference }
}
const checkOf = async (id: number) => await stage.system.stores.identityChecks.byId('alpha', id)

// Proves staff-62.
describe('a callback that is not taken changes nothing', () => {
  test.each<[string, object, Sending, number, string]>([
    ['forged, with a key that somebody guessed', {}, { key: 'guessed' }, 401, 'signature'],
    ['with the secret of another merchant', {}, { key: COMPANY_KEYS.beta }, 401, 'signature'],
    ['without a signature', {}, { headers: { 'x-identity-signature': '' } }, 401, 'signature'],
    ['tampered after it was signed', { state: 'staff' }, { tampered: JSON.stringify(ACCEPTED) }, 401, 'signature'],
    ['stale by one second more than five minutes', {}, { late: 301 }, 401, 'stale'],
    ['from the future', {}, { late: -301 }, 401, 'stale'],
    ['without a time', {}, { headers: { 'x-identity-timestamp': '' } }, 401, 'stale'],
    ['signed as a payment', {}, { headers: { 'x-identity-signature': '', 'x-payment-signature': 'f'.repeat(64) } }, 401, 'signature'],
    ['of another account of the company', { account: 'account-b' }, {}, 400, 'unreadable'],
    ['with a state that there is none', { state: 'perhaps' }, {}, 400, 'unreadable'],
    ['with a reason that there is none', { state: 'refused', reason: 'ugly' }, {}, 400, 'unreadable'],
    ['accepted without a day of birth', { born: undefined }, {}, 400, 'unreadable'],
    ['with a day that there is none', { born: '1990-02-30' }, {}, 400, 'unreadable'],
    ['of an unknown case', { reference: NO_CASE }, {}, 404, 'unknown'],
    ['of a reference that is none', { reference: "' or 1=1 --" }, {}, 400, 'unreadable'],
    ['to another merchant', {}, { to: 'beta' }, 401, 'signature'],
    ['to another merchant, signed with its secret', { account: 'account-b' }, { to: 'beta', key: COMPANY_KEYS.beta }, 404, 'unknown'],
    ['to a merchant that there is not: it looks like a forged one', {}, { to: 'gamma' }, 401, 'signature'],
    ['to a merchant that there is not, stale', {}, { to: 'gamma', late: 301 }, 401, 'stale'],
  ])('%s', async (_how, content, sending, status, error) => {
    const { id, reference } = await pending()
    expect(await stage.report({ ...ACCEPTED, reference, ...content }, sending)).toEqual({ status, body: { error } })
    expect(await checkOf(id)).toMatchObject({ state: 'waiting' })
  })

  test('a large body is not read', async () => {
    const { id, reference } = await pending()
    expect(await stage.report({ ...ACCEPTED, reference }, { tampered: ' '.repeat(8 * 1024 + 1) })).toMatchObject({ status: 413 })
    expect(await checkOf(id)).toMatchObject({ state: 'waiting' })
  })
})

// Proves staff-62.
test('a stranger’s callback asks nothing of the database', async () => {
  let units = 0
  const app = fastify()
  const inUnit = () => {
    units += 1
    return Promise.reject(new Error('The database is asked.'))
  }
  await registerIdentityCallback(app, { ...stage.system, inUnit, registry: new Registry() })
  const seconds = Math.floor(stage.system.clock().getTime() / 1000)
  const send = async (key: string, at: number, content: object) => {
    const payload = JSON.stringify(content)
    const headers = { 'x-identity-timestamp': String(at), 'x-identity-signature': signatureOf(key, at, 'callback', payload) }
    const reply = await app.inject({ method: 'POST', url: '/identity-checks/callback/alpha', headers, payload })
    return reply.statusCode
  }
  const state = { ...ACCEPTED, account: 'account-a', id: 'x', reference: NO_CASE }
  expect([
    await send('guessed', seconds, state),
    await send(COMPANY_KEYS.alpha, seconds - 301, state),
    await send(COMPANY_KEYS.alpha, seconds, {}),
  ]).toEqual([401, 401, 400])
  expect(units).toBe(0)
  expect([await send(COMPANY_KEYS.alpha, seconds, state), units]).toEqual([500, 1])
  await app.close()
})

// Proves staff-62.
test('a callback that is taken decides once, however often it comes, and may be five minutes old and signed with the next key', async () => {
  const { id, reference } = await pending()
  const taken = { status: 200, body: { received: true } }
  const all = await Promise.all(
    Array.from({ length: 10 }, () => stage.report({ ...ACCEPTED, reference }, { late: 300, key: COMPANY_KEYS.alphaNext })),
  )
  expect(all).toEqual(Array.from({ length: 10 }, () => taken))
  expect(await checkOf(id)).toMatchObject({ state: 'accepted', decidedBy: 'company:gateway' })
  const events = await stage.system.stores.staffEvents.list('alpha', { aboutKind: 'identity-check', aboutId: String(id) }, 20)
  expect(events.map(({ event }) => event)).toEqual(['identity.accepted'])
})

// Proves staff-62.
test('a callback about a member whose account is closed is taken, and nothing is kept of it', async () => {
  const { id, memberId, reference } = await pending()
  await stage.system.stores.members.close('alpha', memberId, stage.system.clock())
  expect(await stage.report({ ...ACCEPTED, reference })).toMatchObject({ status: 200 })
  expect(await checkOf(id)).toMatchObject({ state: 'waiting', sealedBirth: null })
  expect((await stage.system.stores.identityHandovers.of('alpha', [id])).get(id)).toMatchObject({ answer: null })
})
