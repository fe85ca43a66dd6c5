import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { valueOf } from '#testing/test-app.ts'
import { createTrackingStage, type TrackingStage } from './testing/tracking-stage.ts'

let stage: TrackingStage
beforeAll(async () => {
  stage = await createTrackingStage({
    facebookPixel: { pixelId: '123456789', token: 'META_TOKEN', script: { place: 'page' } },
    kwaiPixel: { pixelId: 'kwaipixel', token: 'KWAI_TOKEN', script: { place: 'page', url: 'https://pixel.brand.com/kwai.js' } },
    gtag: {
      measurementId: 'G-AB12CD34',
      apiSecret: 'GA_SECRET',
      conversionId: 'AW-123456789',
      events: { login: 'login', deposit: '' },
      script: { place: 'page', labels: { deposit: 'abc-Label_1' } },
    },
  })
})
afterAll(() => stage.close())

const askFor = async (visitor: string, client = stage.wire.client('alpha')) => valueOf(await client.call('tracking.pixels', { visitor }))
const NOTHING = { metaCookies: false, scripts: [], closing: expect.any(String) }

describe('a page is told of scripts', () => {
  // Proves product-and-roles-4, tracking-11.
  test('where the merchant wrote so, with the events of the one table and the merchant’s own names', async () => {
    const visitor = stage.newVisitor()
    await stage.choose(stage.wire.client('alpha'), visitor)
    const { metaCookies, scripts, closing } = await askFor(visitor)
    expect(metaCookies).toBe(true)
    expect(scripts.map(({ name, url, id }) => [name, url, id])).toEqual([
      ['facebook', 'https://connect.facebook.net/en_US/fbevents.js', '123456789'],
      ['kwai', 'https://pixel.brand.com/kwai.js', 'kwaipixel'],
      ['gtag', 'https://www.googletagmanager.com/gtag/js', 'G-AB12CD34'],
      ['googleAds', 'https://www.googletagmanager.com/gtag/js', 'AW-123456789'],
    ])
    expect(scripts[0]?.events).toMatchObject({ register: 'CompleteRegistration', deposit: 'Purchase', login: 'SignIn' })
    expect(scripts[2]?.events).toMatchObject({ login: 'login', register: 'sign_up' })
    expect(scripts[2]?.events).not.toHaveProperty('deposit')
    expect(scripts[3]?.events).toEqual({ deposit: 'abc-Label_1' })
    expect(closing).not.toMatch(/facebook|kwai|google|brand\.com/)
  })

  // Proves tracking-12.
  test.each([
    ['before a choice', undefined],
    ['without consent to advertising', { marketing: false }],
    ['with Global Privacy Control, whatever the page says', { globalPrivacyControl: true }],
    ['of an older text', { version: '6' }],
  ])('but not %s', async (_when, choice) => {
    const visitor = stage.newVisitor()
    if (choice) await stage.choose(stage.wire.client('alpha'), visitor, choice)
    expect(await askFor(visitor)).toEqual(NOTHING)
  })

  test('nor where the merchant has none', async () => {
    const visitor = stage.newVisitor()
    const client = stage.wire.client('beta')
    await stage.choose(client, visitor)
    expect(await askFor(visitor, client)).toEqual(NOTHING)
  })

  // Proves tracking-12.
  test('nor at a member who has excluded themselves, signed in or out', async () => {
    const visitor = stage.newVisitor()
    await stage.choose(stage.wire.client('alpha'), visitor)
    const { client, id } = await stage.member('excluded', visitor)
    expect((await askFor(visitor, client)).scripts).toHaveLength(4)
    await stage.system.stores.safePlay.setPause(
      { merchant: 'alpha', memberId: id },
      { kind: 'exclusion', since: stage.system.clock(), until: null, endsAt: null },
    )
    expect(await askFor(visitor, client)).toEqual(NOTHING)
    expect(await askFor(visitor)).toEqual(NOTHING)
    const { pixels } = valueOf(await client.call('tracking.track', { visitor, events: JSON.stringify([stage.pageEvent('login')]) }))
    expect(pixels).toEqual({ allowed: false, noticed: [] })
  })
})

// Proves tracking-13.
test('the answer to events names what the server noticed of this visitor, by the id that the provider gets, with its money', async () => {
  const visitor = stage.newVisitor()
  await stage.choose(stage.wire.client('alpha'), visitor)
  const { client, id } = await stage.member('noticed', visitor)
  await stage.deposit(id, 'noticed-1', 15_000)
  await stage.runDue()
  const { pixels } = valueOf(await client.call('tracking.track', { visitor, events: JSON.stringify([stage.pageEvent('viewContent')]) }))
  expect(pixels?.allowed).toBe(true)
  expect(pixels?.noticed.map(({ moment, money }) => [moment, money?.value]).sort()).toEqual([
    ['deposit', '150.00'],
    ['firstDepositArrival', '150.00'],
    ['register', undefined],
    ['startTrial', '150.00'],
  ])
  const deposit = pixels?.noticed.find(({ moment }) => moment === 'deposit')
  expect((await stage.system.stores.tracking.event('alpha', deposit?.eventID ?? ''))?.moment).toBe('deposit')

  const other = stage.newVisitor()
  await stage.choose(stage.wire.client('alpha'), other)
  const nobody = valueOf(
    await stage.wire.client('alpha').call('tracking.track', { visitor: other, events: JSON.stringify([stage.pageEvent('viewContent')]) }),
  )
  expect(nobody.pixels).toEqual({ allowed: true, noticed: [] })
})

// Proves tracking-12.
test('a page whose visitor says no in another place hears of it with its next events, also where the no is to everything', async () => {
  const client = stage.wire.client('alpha')
  const hears = async (visitor: string) => {
    const { pixels } = valueOf(await client.call('tracking.track', { visitor, events: JSON.stringify([stage.pageEvent('viewContent')]) }))
    return pixels?.allowed
  }
  for (const no of [{ marketing: false }, { marketing: false, measurement: false }]) {
    const visitor = stage.newVisitor()
    await stage.choose(client, visitor)
    expect(await hears(visitor)).toBe(true)
    await stage.choose(client, visitor, no)
    expect(await hears(visitor)).toBe(false)
  }
})

// Proves tracking-13.
test('what a script told of, the server tells only a provider that removes doubles', async () => {
  const visitor = stage.newVisitor()
  const client = stage.wire.client('alpha')
  await stage.choose(client, visitor)
  const event = stage.pageEvent('viewContent', { channels: ['facebook', 'kwai'], kwaiClickId: 'click' })
  const unsent = stage.pageEvent('viewContent', { kwaiClickId: 'click' })
  await stage.send(client, visitor, event, unsent)
  const providersOf = async (id: string) => (await stage.system.stores.tracking.deliveriesOf('alpha', id)).map(({ provider }) => provider)
  expect(await providersOf(event.eventID)).toEqual(['appsflyer', 'facebook', 'gtag', 'tiktok'])
  expect(await providersOf(unsent.eventID)).toEqual(['appsflyer', 'facebook', 'gtag', 'kwai', 'tiktok'])
})
