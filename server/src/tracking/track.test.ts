import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registration, valueOf } from '#testing/test-app.ts'
import { createTrackingStage, type TrackingStage } from './testing/tracking-stage.ts'

// The clock starts with 2026.
let stage: TrackingStage
beforeAll(async () => {
  stage = await createTrackingStage()
})
afterAll(() => stage.close())

let seen = 0
beforeEach(() => {
  seen = stage.standIn.received.length
})
const came = (provider: string) => stage.standIn.received.slice(seen).filter(one => one.provider === provider)
const namesAt = (provider: string) => came(provider).map(({ name, value }) => [name, value])

describe('what a page noticed (spec 1 §7, Tracking event post)', () => {
  // Proves product-and-roles-4, tracking-3.
  test('arrives once at each provider that knows the moment, under the page’s own id', async () => {
    const { client, visitor } = await stage.agreed()
    const event = stage.pageEvent('viewContent', { page: '/m/gameLobby', fbp: 'fb.1.1767225600000.1234567890', kwaiClickId: 'Click-1' })
    expect(await stage.send(client, visitor, event)).toEqual([event.eventID])
    await stage.runDue()
    expect(came('facebook')).toMatchObject([
      {
        id: event.eventID,
        name: 'ViewContent',
        value: undefined,
        row: {
          event_time: 1_767_225_600,
          event_source_url: 'http://alpha.test/m/gameLobby',
          user_data: { client_ip_address: '203.0.113.7', fbp: 'fb.1.1767225600000.1234567890' },
        },
      },
    ])
    expect(came('tiktok')).toMatchObject([{ id: event.eventID, name: 'ViewContent' }])
    expect(namesAt('kwai')).toEqual([['EVENT_CONTENT_VIEW', undefined]])
    // Neither knows the moment.
    expect([...came('bigo'), ...came('voluum')]).toEqual([])
  })

  // Proves tracking-3.
  test('brings the affiliate code and the member’s name; the code is kept, the name is not: the member’s id says who it was (spec 1 §3, Tracking event)', async () => {
    const { client, visitor } = await stage.agreed()
    const event = stage.pageEvent('viewContent', {}, { affiliateCode: 'PARTNER7', customerName: 'ann_reyes', domain: 'alpha.test', pwaType: 'H5' })
    await stage.send(client, visitor, event)
    expect((await stage.system.stores.tracking.event('alpha', event.eventID))?.detail).toEqual({
      affiliateCode: 'PARTNER7',
      domain: 'alpha.test',
      pwaType: 'H5',
    })
    await stage.runDue()
    expect(JSON.stringify(stage.standIn.received.slice(seen))).not.toContain('ann_reyes')
  })

  // Proves tracking-9.
  test('Google is told without any names of the merchant’s, and of who is not signed in too: the client is the device, the member is named besides', async () => {
    const { client, visitor } = await stage.agreed()
    await stage.send(client, visitor, stage.pageEvent('firstOpen'))
    const { id } = await stage.member('google_ann', visitor, client)
    await stage.deposit(id, 'google-one', 15_050)
    await stage.runDue()
    await stage.runDue()
    const names = namesAt('gtag').toSorted((one, other) => String(one).localeCompare(String(other)))
    expect(names).toEqual([
      ['first_deposit_arrival', undefined],
      ['first_open_web', undefined],
      ['purchase', 150.5],
      ['sign_up', undefined],
    ])
    const clients = came('gtag').map(({ row }) => row.client_id)
    expect(new Set(clients).size).toBe(1)
    expect(clients[0]).not.toContain(visitor)
    expect(new Set(came('gtag').map(({ name, row }) => `${name} ${row.user_id === undefined ? 'nobody' : 'a member'}`))).toEqual(
      new Set(['first_open_web nobody', 'sign_up a member', 'purchase a member', 'first_deposit_arrival a member']),
    )
  })

  // Proves tracking-1.
  test('Meta’s click has the time at which it came, also with what happens ten minutes later; another click has its own', async () => {
    const { client, visitor } = await stage.agreed()
    const at = stage.system.clock().getTime()
    await stage.send(client, visitor, stage.pageEvent('viewContent', { facebookClickId: 'First' }, { at: at - 600_000 }))
    await stage.send(client, visitor, stage.pageEvent('login', { facebookClickId: 'First' }))
    await stage.runDue()
    await stage.send(client, visitor, stage.pageEvent('gameLaunch', { facebookClickId: 'Second', fbc: `fb.1.${at - 600_000}.First` }))
    await stage.runDue()
    expect(came('facebook').map(({ name, row }) => [name, (row.user_data as { fbc?: string }).fbc])).toEqual([
      ['ViewContent', `fb.1.${at - 600_000}.First`],
      ['SignIn', `fb.1.${at - 600_000}.First`],
      ['ContentStart', `fb.1.${at}.Second`],
    ])
  })

  // Proves requests-25, tracking-15.
  test('sent once more, in the same or another call, it counts once', async () => {
    const { client, visitor } = await stage.agreed()
    const event = stage.pageEvent('login')
    expect(await stage.send(client, visitor, event, event)).toEqual([event.eventID, event.eventID])
    await stage.send(client, visitor, event)
    await stage.runDue()
    expect(namesAt('facebook')).toEqual([['SignIn', undefined]])
  })

  // Proves tracking-5.
  test('of a moment that a visitor has once, only the first one counts', async () => {
    const { client, visitor } = await stage.agreed()
    await stage.send(client, visitor, stage.pageEvent('firstOpen'))
    await stage.send(client, visitor, stage.pageEvent('firstOpen'), stage.pageEvent('a2hsInstalled'))
    await stage.runDue()
    expect(namesAt('tiktok')).toEqual([
      ['FirstVisit', undefined],
      ['HomeScreen', undefined],
    ])
  })

  // Proves tracking-1, tracking-5.
  test.each([
    ['is no moment', { eventName: 'bigWin' }],
    ['is of money, which only the ledger tells', { eventName: 'deposit' }],
    ['has a click id with markup in it', { eventName: 'login', eventValue: { kwaiClickId: '<script>' } }],
    ['happened four days ago by the clock of the device', { eventName: 'login', at: Date.UTC(2025, 11, 28) }],
    ['will happen tomorrow by the clock of the device', { eventName: 'login', at: Date.UTC(2026, 0, 2) }],
  ])('is forgotten by both sides if it %s', async (_what, changes) => {
    const { client, visitor } = await stage.agreed()
    const event = { ...stage.pageEvent('login'), ...changes } as ReturnType<TrackingStage['pageEvent']>
    expect(await stage.send(client, visitor, event)).toEqual([event.eventID])
    await stage.runDue()
    expect(came('facebook')).toEqual([])
  })

  // Proves tracking-15.
  test('is refused as a whole if it is not JSON, or more than twenty events', async () => {
    const { client, visitor } = await stage.agreed()
    const many = Array.from({ length: 21 }, () => stage.pageEvent('login'))
    for (const events of ['{', '{}', JSON.stringify(many)])
      expect(await client.call('tracking.track', { visitor, events })).toMatchObject({ success: false, errorCode: 'request.invalid' })
  })
})

// Proves registration-3.
test('a registration brings the pixel record of a visitor who agreed, without what breaks its pattern (spec 1 §3, Registration request)', async () => {
  const pixelsAfter = async (username: string, choice: Partial<{ marketing: boolean; measurement: boolean }>) => {
    const visitor = stage.newVisitor()
    const client = stage.wire.client('alpha')
    await stage.choose(client, visitor, choice)
    const pixelTrack = { gclid: 'click-7', facebookId: '<script>', other: 'x' }
    valueOf(await client.call('member.register', registration(username, { loginDeviceId: visitor, pixelTrack })))
    return (await stage.system.stores.tracking.visitor('alpha', visitor))?.pixels
  }
  expect(await pixelsAfter('pixels_yes', {})).toEqual({ gclid: 'click-7' })
  expect(await pixelsAfter('pixels_no', { marketing: false, measurement: false })).toEqual({})
  await stage.runDue()
})

describe('registration and money come from the server (spec 1 §4, Tracking events)', () => {
  // Proves tracking-3, tracking-5, tracking-6.
  test('each moment once; revenue stands on the deposit alone, so the sum at each provider is what was paid in; the first arrival has three moments, a later one two', async () => {
    const { client, visitor } = await stage.agreed()
    await stage.send(
      client,
      visitor,
      stage.pageEvent('registerSubmit', { twclid: 'tw-click', voluumCid: 'cid-2', bbg: 'Bbg-2', kwaiClickId: 'kw-2' }),
    )
    const { id } = await stage.member('money_ann', visitor, client)
    await stage.deposit(id, 'one', 15_050)
    await stage.deposit(id, 'two', 2_000)
    await stage.withdraw(id, 'out', 5_000)
    await stage.runDue()
    await stage.runDue()
    const sorted = (provider: string) => namesAt(provider).toSorted((one, other) => String(one).localeCompare(String(other)))
    expect(sorted('facebook')).toEqual([
      ['CompleteRegistration', undefined],
      ['FirstOrder', undefined],
      ['FormSubmit', undefined],
      ['OrderReturn', undefined],
      ['Purchase', 150.5],
      ['Purchase', 20],
      ['RepeatOrder', undefined],
      ['StartTrial', undefined],
    ])
    expect(sorted('kwai')).toEqual([
      ['EVENT_COMPLETE_REGISTRATION', undefined],
      ['EVENT_FIRST_DEPOSIT', undefined],
      ['EVENT_PURCHASE', 150.5],
      ['EVENT_PURCHASE', 20],
    ])
    expect(sorted('twitter')).toEqual([
      ['tw-o1abc-o2def', 150.5],
      ['tw-o1abc-o2def', 20],
    ])
    expect(sorted('bigo')).toEqual([
      ['ec_purchase', undefined],
      ['ec_register', undefined],
    ])
    expect(sorted('voluum')).toEqual([
      ['deposit', 150.5],
      ['deposit', 20],
      ['redeposit', undefined],
      ['register', undefined],
      ['startTrial', undefined],
    ])
    // Elsewhere the amount is a plain parameter.
    expect(came('facebook').find(({ name }) => name === 'FirstOrder')?.row).toMatchObject({ custom_data: { amount: 150.5, currency: 'PHP' } })
    const { events } = await stage.system.stores.trackedData.all({ merchant: 'alpha', memberId: id })
    expect(events.find(({ moment }) => moment === 'withdraw')).toMatchObject({ amount: -5_000, asset: 'PHP/2' })
  })

  // Proves tracking-2.
  test('the native app’s ids lead to AppsFlyer and Adjust, where a withdrawal is negative or no revenue', async () => {
    const { client, visitor } = await stage.agreed()
    const native = { appsflyerId: '1700000000000-1234567', idfv: '0a1b2c3d-0000-4000-8000-00000000000f' }
    await stage.send(client, visitor, stage.pageEvent('login', {}, { native }))
    const { id } = await stage.member('money_ben', visitor, client)
    await stage.deposit(id, 'ben-one', 10_000)
    await stage.withdraw(id, 'ben-out', 5_000)
    await stage.runDue()
    await stage.runDue()
    const sorted = (one: unknown, other: unknown) => String(one).localeCompare(String(other))
    expect(namesAt('appsflyer').toSorted(sorted)).toEqual([
      ['deposit', 100],
      ['first_deposit_arrival', undefined],
      ['login', undefined],
      ['register', undefined],
      ['withdraw', -50],
    ])
    expect(new Map(namesAt('adjust') as [string, number][])).toEqual(
      new Map([
        ['tok111', 100],
        ['tok222', undefined],
      ]),
    )
    expect(came('adjust')[0]?.row).toMatchObject({ idfv: '0A1B2C3D-0000-4000-8000-00000000000F' })
  })

  test('who came without a click is told of only where that is not needed', async () => {
    const { client, visitor } = await stage.agreed()
    await stage.member('money_cid', visitor, client)
    await stage.runDue()
    expect(namesAt('facebook')).toEqual([['CompleteRegistration', undefined]])
    expect([...came('kwai'), ...came('voluum'), ...came('appsflyer')]).toEqual([])
    expect(await stage.system.stores.tracking.deliveries('alpha', 'unattributed', 1)).toMatchObject([{ reason: expect.stringContaining('without') }])
  })
})
