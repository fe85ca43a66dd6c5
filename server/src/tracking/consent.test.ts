import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTrackingStage, type TrackingStage } from './testing/tracking-stage.ts'

let stage: TrackingStage
beforeAll(async () => {
  stage = await createTrackingStage()
})
afterAll(() => stage.close())

let seen = 0
beforeEach(() => {
  seen = stage.standIn.received.length
})
/** What any provider was told during the test. */
const everywhere = () => stage.standIn.received.slice(seen)

describe('without consent nothing leaves (docs/tracking.md)', () => {
  test.each([
    ['said nothing', undefined],
    ['refused', { measurement: false, marketing: false }],
    ['agreed to counting alone', { measurement: true, marketing: false }],
    ['agreed to another text', { version: '6' }],
    ['has a browser with Global Privacy Control', { globalPrivacyControl: true }],
  ])('of a visitor who %s', async (what, choice) => {
    const client = stage.wire.client('alpha')
    const visitor = stage.newVisitor()
    if (choice) await stage.choose(client, visitor, choice)
    const member = await stage.member(`no_${visitor.slice(-3)}`, visitor, client)
    const event = stage.pageEvent('login', { voluumCid: 'cid-1' })
    expect(await stage.send(client, visitor, event)).toEqual([event.eventID])
    await stage.deposit(member.id, `no-${what}`, 10_000)
    await stage.runDue()
    expect(everywhere()).toEqual([])
  })

  test('after it was taken back: what waits is not told either', async () => {
    const { client, visitor } = await stage.agreed()
    await stage.send(client, visitor, stage.pageEvent('login'))
    await stage.choose(client, visitor, { marketing: false })
    await stage.runDue()
    expect(everywhere()).toEqual([])
    expect(await stage.system.stores.tracking.deliveries('alpha', 'unwanted', 2)).toMatchObject([
      { reason: 'the consent was taken back' },
      { reason: 'the consent was taken back' },
    ])
  })

  // Proves tracking-12.
  test('after the browser began to ask for privacy by its header, Sec-GPC', async () => {
    const { client, visitor } = await stage.agreed()
    await stage.send(client, visitor, stage.pageEvent('login'))
    const declining = stage.wire.client('alpha', { headers: { 'Sec-GPC': '1' } })
    await stage.send(declining, visitor, stage.pageEvent('viewContent'))
    await stage.runDue()
    expect(everywhere()).toEqual([])
    expect(await stage.system.stores.tracking.visitor('alpha', visitor)).toMatchObject({ measurement: true, marketing: false })
  })

  // Proves tracking-12.
  test('a yes under that header is none', async () => {
    const visitor = stage.newVisitor()
    await stage.choose(stage.wire.client('alpha', { headers: { 'Sec-GPC': '1' } }), visitor)
    expect(await stage.system.stores.tracking.visitor('alpha', visitor)).toMatchObject({ measurement: true, marketing: false })
  })

  // Proves tracking-12.
  test('and after a no to everything nothing is kept of where the visitor came from, except the no', async () => {
    const { client, visitor } = await stage.agreed()
    await stage.send(client, visitor, stage.pageEvent('login', { bbg: 'Bbg-9' }, { native: { adid: 'adid-9' } }))
    const seen = await stage.system.stores.tracking.visitor('alpha', visitor)
    expect(seen).toMatchObject({ pixels: { bbg: 'Bbg-9' }, native: { adid: 'adid-9' }, ip: expect.stringMatching(/./) })
    await stage.choose(client, visitor, { marketing: false, measurement: false })
    expect(await stage.system.stores.tracking.visitor('alpha', visitor)).toMatchObject({
      pixels: {},
      native: {},
      ip: '',
      userAgent: '',
      measurement: false,
      marketing: false,
    })
    const late = stage.pageEvent('viewContent', { bbg: 'Bbg-9' })
    await stage.send(client, visitor, late)
    expect((await stage.system.stores.tracking.visitor('alpha', visitor))?.pixels).toEqual({})
  })

  describe('of a member who has excluded themselves', () => {
    const exclude = (memberId: string) =>
      stage.system.stores.safePlay.setPause(
        { merchant: 'alpha', memberId },
        { kind: 'exclusion', since: stage.system.clock(), until: null, endsAt: null },
      )
    const waiting = async (id: string) => await stage.system.stores.tracking.deliveriesOf('alpha', id)

    test('while it waited', async () => {
      const { client, visitor } = await stage.agreed()
      const { id } = await stage.member('no_excluded', visitor, client)
      await exclude(id)
      await stage.runDue()
      expect(everywhere()).toEqual([])
    })

    // Proves tracking-12.
    test('and has signed out: what the device notices is not even queued (spec 1 §4, Tracking events)', async () => {
      const { client, visitor } = await stage.agreed()
      const { id } = await stage.member('no_signed_out', visitor, client)
      await exclude(id)
      await stage.runDue()
      const signedOut = stage.wire.client('alpha')
      const event = stage.pageEvent('viewContent', { twclid: 'tw-click' })
      await stage.send(signedOut, visitor, event)
      expect(await stage.system.stores.tracking.event('alpha', event.eventID)).toMatchObject({ memberId: null, visitorId: visitor })
      expect(await waiting(event.eventID)).toEqual([])
      await stage.runDue()
      expect(everywhere()).toEqual([])
    })

    // Proves tracking-12.
    test('nor what their device noticed while nobody was signed in, before the exclusion', async () => {
      const { client, visitor } = await stage.agreed()
      const { id } = await stage.member('no_in_between', visitor, client)
      await stage.runDue()
      seen = stage.standIn.received.length
      const event = stage.pageEvent('viewContent')
      await stage.send(stage.wire.client('alpha'), visitor, event)
      expect((await waiting(event.eventID)).map(({ state }) => state)).toContain('waiting')
      await exclude(id)
      await stage.runDue()
      expect(everywhere()).toEqual([])
      expect(new Set((await waiting(event.eventID)).map(({ state }) => state))).toEqual(new Set(['unwanted']))
    })
  })

  // Proves tracking-12.
  test('a yes to a text that the merchant does not have is not kept; a no is, as one to the text of today', async () => {
    const client = stage.wire.client('alpha')
    const visitor = stage.newVisitor()
    await stage.choose(client, visitor, { version: 'made-up' })
    expect(await stage.system.stores.tracking.visitor('alpha', visitor)).toBeUndefined()
    await stage.choose(client, visitor, { version: 'made-up', measurement: false, marketing: false })
    expect(await stage.system.stores.tracking.visitor('alpha', visitor)).toMatchObject({ version: '7', measurement: false, marketing: false })
  })

  // Proves tracking-12.
  test('what a full network is refused writes nothing, however many visitors it makes up', async () => {
    const far = stage.wire.client('alpha', { ip: '198.51.100.77' })
    await stage.choose(far, stage.newVisitor())
    const rule = { name: 'consent-network', points: 1_000, seconds: 3_600, code: 'TOO_MANY_REQUEST' } as const
    for (let count = 1; count < 1_000; count++) await stage.system.limits.consume('alpha', rule, '198.51.100.0/24')
    const visitor = stage.newVisitor()
    const request = { visitor, version: '7', measurement: true, marketing: true, globalPrivacyControl: false }
    expect(await far.call('tracking.choose', request)).toMatchObject({ errorCode: 'TOO_MANY_REQUEST' })
    const ofVisitor = [{ name: 'consent', points: 20, seconds: 3_600, code: 'TOO_MANY_REQUEST' } as const, visitor] as const
    expect(await stage.system.limits.used('alpha', [ofVisitor])).toEqual([0])
    expect(await stage.system.stores.tracking.visitor('alpha', visitor)).toBeUndefined()
  })

  // Proves tracking-12.
  test('neither do events of visitors whom a full network makes up', async () => {
    const far = stage.wire.client('alpha', { ip: '198.51.101.77' })
    const rule = { name: 'tracking-network', points: 3_000, seconds: 600, code: 'TOO_MANY_REQUEST' } as const
    for (let count = 0; count < 3_000; count++) await stage.system.limits.consume('alpha', rule, '198.51.101.0/24')
    const visitor = stage.newVisitor()
    const request = { visitor, events: JSON.stringify([stage.pageEvent('login')]) }
    expect(await far.call('tracking.track', request)).toMatchObject({ errorCode: 'TOO_MANY_REQUEST' })
    const ofVisitor = [{ name: 'tracking', points: 120, seconds: 600, code: 'TOO_MANY_REQUEST' } as const, visitor] as const
    expect(await stage.system.limits.used('alpha', [ofVisitor])).toEqual([0])
  })

  // Proves tracking-12.
  test('at a merchant without providers nothing is kept, neither a choice nor a count of the visitor', async () => {
    const client = stage.wire.client('beta')
    const visitor = stage.newVisitor()
    await stage.choose(client, visitor, { version: '1' })
    expect(await stage.system.stores.tracking.visitor('beta', visitor)).toBeUndefined()
    const event = stage.pageEvent('login')
    expect(await stage.send(client, visitor, event)).toEqual([event.eventID])
    const counts = ['consent', 'tracking'].map(name => [{ name, points: 20, seconds: 3_600, code: 'TOO_MANY_REQUEST' } as const, visitor] as const)
    expect(await stage.system.limits.used('beta', counts)).toEqual([0, 0])
    expect(await stage.system.stores.tracking.event('beta', event.eventID)).toBeUndefined()
  })
})
