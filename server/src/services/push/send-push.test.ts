import type { PushKind } from '@foyer/contract/push/push-fields'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startPushStandIn, type PushStandIn } from '#testing/push-stand-in.ts'
import { createTestApp, PASSWORD, registration, signIn, valueOf, type TestApp } from '#testing/test-app.ts'
import { queuePush, type WantedPush } from './queue-push.ts'

// The clock starts with 2026.
let service: PushStandIn
let wire: TestApp
beforeAll(async () => {
  service = await startPushStandIn()
  wire = await createTestApp({ config: { pushOrigins: [service.url] } })
})
afterAll(async () => {
  await wire.close()
  await service.close()
})

let seen = 0
beforeEach(() => {
  seen = service.received.length
})
/** The pushes that came since the test began. */
const came = () => service.received.slice(seen)
const devicesThatGot = () =>
  came()
    .map(({ device }) => device)
    .toSorted()

const member = async (username: string, merchant: 'alpha' | 'beta' = 'alpha', language = 'EN') => {
  const client = wire.client(merchant, { language })
  const { token, customerId } = valueOf(await client.call('member.register', registration(username)))
  client.token = token
  const on = async (device: string) => {
    const registrationToken = service.device(device)
    valueOf(await client.call('push.bind', { registrationToken }))
    valueOf(await client.call('push.subscribe', { registrationToken, topic: 'ALL' }))
    return registrationToken
  }
  return { client, id: customerId, on }
}

const words = { words: { EN: { title: 'Lantern Nights', body: 'Take part tonight.' } } }
const push = async (more: Partial<WantedPush> & Pick<WantedPush, 'audience'>, merchant = 'alpha') => {
  const id = await wire.system.inUnit(unit => queuePush(wire.system)(unit, merchant, { kind: 'draws', says: words, path: '/m/home', ...more }))
  await wire.system.jobs.runDue()
  return { merchant, id, counts: () => wire.system.stores.pushes.counts({ merchant, id }) }
}

describe('a device of a member (spec 1 §4, Push token and prompt)', () => {
  test('gets an encrypted push that only it can read, at each of the member’s devices', async () => {
    const ann = await member('push_ann')
    await ann.on('ann-phone')
    await ann.on('ann-tablet')
    const sent = await push({ audience: { member: ann.id }, path: '/m/support' })
    expect(devicesThatGot()).toEqual(['ann-phone', 'ann-tablet'])
    const [first] = came()
    expect(first).toMatchObject({
      ttl: 86_400,
      urgency: 'high',
      payload: {
        web_push: 8030,
        notification: { title: 'Lantern Nights', body: 'Take part tonight.', navigate: 'http://alpha.test/m/support', lang: 'en' },
      },
    })
    expect(await sent.counts()).toMatchObject({ devices: 2, accepted: 2 })
  })

  test('bound or subscribed again, it is still one device', async () => {
    const ben = await member('push_ben')
    const registrationToken = await ben.on('ben-phone')
    valueOf(await ben.client.call('push.bind', { registrationToken }))
    valueOf(await ben.client.call('push.subscribe', { registrationToken, topic: 'ALL' }))
    await push({ audience: { member: ben.id } })
    await push({ audience: { topic: 'ALL' } })
    expect(devicesThatGot().filter(device => device === 'ben-phone')).toHaveLength(2)
  })

  test('gets the member’s language, otherwise that of its page', async () => {
    const uma = await member('push_uma')
    await uma.on('uma-phone')
    const both = { words: { EN: { title: 'Hello', body: '' }, UR: { title: 'سلام', body: '' } } }
    await push({ audience: { member: uma.id }, says: both })
    valueOf(await uma.client.call('member.language', { language: 'UR' }))
    await push({ audience: { member: uma.id }, says: both })
    expect(came().map(({ payload }) => payload.notification)).toMatchObject([
      { title: 'Hello', dir: 'ltr' },
      { title: 'سلام', dir: 'rtl' },
    ])
  })

  test('has at most nine neighbours: the one bound longest ago makes room', async () => {
    const max = await member('push_max')
    for (let number = 0; number < 11; number += 1) {
      wire.system.clock.advance(1)
      await max.on(`max-${String(number).padStart(2, '0')}`)
    }
    await push({ audience: { member: max.id } })
    expect(devicesThatGot()).toHaveLength(10)
    expect(devicesThatGot()).not.toContain('max-00')
  })

  test.each(['http://127.0.0.1:1/x', 'https://evil.example/x', 'https://fcm.googleapis.com:8443/x', 'https://fcm.googleapis.com.evil.example/x'])(
    'with a subscription at %s is refused: the server would send requests there',
    async endpoint => {
      const { client } = await member(`push_s${endpoint.length}`)
      const { keys } = JSON.parse(Buffer.from(service.device('somewhere'), 'base64url').toString())
      const registrationToken = Buffer.from(JSON.stringify({ endpoint, keys })).toString('base64url')
      expect(await client.call('push.bind', { registrationToken })).toMatchObject({ success: false, errorCode: 'push.token.invalid' })
    },
  )

  test('that was not bound cannot be subscribed', async () => {
    const { client } = await member('push_zoe')
    const asked = { registrationToken: service.device('zoe-phone'), topic: 'ALL' } as const
    expect(await client.call('push.subscribe', asked)).toMatchObject({ success: false, errorCode: 'push.token.invalid' })
  })
})

describe('no push comes any more', () => {
  test('after the member has signed out, even if the page said nothing', async () => {
    const eve = await member('push_eve')
    await eve.on('eve-phone')
    valueOf(await eve.client.call('session.logout', {}))
    await push({ audience: { member: eve.id } })
    expect(came()).toEqual([])
  })

  test('after the password was changed elsewhere', async () => {
    const ivy = await member('push_ivy')
    await ivy.on('ivy-phone')
    const other = wire.client('alpha')
    other.token = valueOf(await other.call('session.login', signIn('push_ivy'))).token
    valueOf(await other.call('member.password', { oldPassword: PASSWORD, newPassword: 'Another-lantern-77' }))
    await push({ audience: { member: ivy.id } })
    expect(came()).toEqual([])
  })

  test('after the device has unsubscribed, which needs no session, and may happen twice', async () => {
    const kim = await member('push_kim')
    const registrationToken = await kim.on('kim-phone')
    const stranger = wire.client('alpha')
    for (let times = 0; times < 2; times += 1) valueOf(await stranger.call('push.unsubscribe', { registrationToken, unsubscribeAll: 'true' }))
    await push({ audience: { member: kim.id } })
    expect(came()).toEqual([])
  })

  test('to a member whose device another member has signed in on: it is the other’s', async () => {
    const [lea, leo] = [await member('push_lea'), await member('push_leo')]
    await lea.on('shared')
    await leo.on('shared')
    await push({ audience: { member: lea.id } })
    expect(came()).toEqual([])
    await push({ audience: { member: leo.id } })
    expect(devicesThatGot()).toEqual(['shared'])
  })

  test('of a kind that the member has turned off; the others still come', async () => {
    const mia = await member('push_mia')
    await mia.on('mia-phone')
    valueOf(await mia.client.call('push.setKind', { kind: 'draws', on: false }))
    expect(valueOf(await mia.client.call('push.kinds', {}))).toEqual({ off: ['draws'] })
    const sent = await push({ audience: { member: mia.id } })
    expect(came()).toEqual([])
    expect(await sent.counts()).toMatchObject({ devices: 1, unwanted: 1, accepted: 0 })
    await push({ audience: { member: mia.id }, kind: 'security' })
    expect(came()).toHaveLength(1)
    valueOf(await mia.client.call('push.setKind', { kind: 'draws', on: true }))
    await push({ audience: { member: mia.id } })
    expect(came()).toHaveLength(2)
  })

  test('of news in a self-exclusion; a security notice does', async () => {
    const ned = await member('push_ned')
    await ned.on('ned-phone')
    const since = wire.system.clock()
    await wire.system.stores.safePlay.setPause({ merchant: 'alpha', memberId: ned.id }, { kind: 'exclusion', since, until: null, endsAt: null })
    for (const kind of ['news', 'security'] satisfies PushKind[]) await push({ audience: { member: ned.id }, kind })
    expect(came()).toHaveLength(1)
    expect(came()[0]?.urgency).toBe('high')
  })

  test('to members of another merchant', async () => {
    const ova = await member('push_ova', 'beta')
    await ova.on('ova-phone')
    await push({ audience: { topic: 'ALL' } })
    await push({ audience: { member: ova.id } })
    expect(devicesThatGot()).not.toContain('ova-phone')
    await push({ audience: { topic: 'ALL' } }, 'beta')
    expect(devicesThatGot()).toContain('ova-phone')
  })
})

describe('what the push service answers', () => {
  test.each([404, 410])('%i removes the subscription', async status => {
    const gil = await member(`push_g${status}`)
    await gil.on(`gone-${status}`)
    service.answerNext(`gone-${status}`, status)
    const sent = await push({ audience: { member: gil.id } })
    expect(await sent.counts()).toMatchObject({ gone: 1 })
    await push({ audience: { member: gil.id } })
    expect(came()).toEqual([])
  })

  test.each([400, 401, 403, 413])('%i does not: it may be our fault', async status => {
    const pia = await member(`push_p${status}`)
    await pia.on(`kept-${status}`)
    service.answerNext(`kept-${status}`, status)
    const sent = await push({ audience: { member: pia.id } })
    expect(await sent.counts()).toMatchObject({ refused: 1 })
    await push({ audience: { member: pia.id } })
    expect(came()).toHaveLength(1)
  })

  test('429 is tried again when it says so, and what was accepted is not sent again', async () => {
    const sam = await member('push_sam')
    await sam.on('sam-phone')
    await sam.on('sam-tablet')
    service.answerNext('sam-phone', 429, { 'Retry-After': '60' })
    const sent = await push({ audience: { member: sam.id } })
    expect(devicesThatGot()).toEqual(['sam-tablet'])
    wire.system.clock.advance(59)
    await wire.system.jobs.runDue()
    expect(devicesThatGot()).toEqual(['sam-tablet'])
    wire.system.clock.advance(1)
    await wire.system.jobs.runDue()
    expect(devicesThatGot()).toEqual(['sam-phone', 'sam-tablet'])
    expect(await sent.counts()).toMatchObject({ devices: 2, accepted: 2 })
  })

  test('where it refuses the key for three members who were never reached, only they are refused: a stranger can subscribe with any key', async () => {
    const names = ['own-1', 'own-2', 'own-3']
    for (const name of names) {
      await (await member(`push_${name.replace('-', '')}`, 'beta')).on(name)
      service.answerNext(name, 403)
    }
    service.answerNext('ova-phone', 410)
    const sent = await push({ audience: { topic: 'ALL' } }, 'beta')
    expect(await sent.counts()).toMatchObject({ refused: 3, accepted: 0 })
    expect(await wire.system.stores.stoppedProviders.all()).toEqual([])
  })

  test('where it refuses the key for three members who were reached, and takes nothing, sending stops, and goes on once it is taken', async () => {
    // The devices of the test before, and nobody else's in this merchant.
    const names = ['own-1', 'own-2', 'own-3']
    await push({ audience: { topic: 'ALL' } }, 'beta')
    expect(devicesThatGot()).toEqual(names)
    for (const name of names) service.answerNext(name, 403)
    const sent = await push({ audience: { topic: 'ALL' } }, 'beta')
    expect(await wire.system.stores.stoppedProviders.all()).toMatchObject([{ merchant: 'beta', provider: 'push' }])
    expect(await sent.counts()).toMatchObject({ refused: 0, accepted: 0 })
    wire.system.clock.advance(10 * 60)
    await wire.system.jobs.runDue()
    expect(devicesThatGot()).toEqual([...names, ...names].toSorted())
  })
})

describe('a push', () => {
  test('waits for its moment, and goes to nobody once it was stopped', async () => {
    const tim = await member('push_tim')
    await tim.on('tim-phone')
    const dueAt = new Date(wire.system.clock().getTime() + 3_600_000)
    const [planned, stopped] = [await push({ audience: { member: tim.id }, dueAt }), await push({ audience: { member: tim.id }, dueAt })]
    expect(await wire.system.stores.pushes.enter(stopped, 'planned', 'stopped')).toBe(true)
    expect(came()).toEqual([])
    wire.system.clock.advance(3_600)
    await wire.system.jobs.runDue()
    expect(devicesThatGot()).toEqual(['tim-phone'])
    expect(await planned.counts()).toMatchObject({ accepted: 1 })
    expect(await stopped.counts()).toMatchObject({ devices: 0 })
  })

  test('to many goes out in batches, to each device once', async () => {
    const crowd = await member('push_crowd')
    const { stores, inUnit, seals } = wire.system
    const boundAt = wire.system.clock()
    await inUnit(async unit => {
      for (let number = 0; number < 260; number += 1)
        await unit.pushSubscriptions.bind(
          {
            merchant: 'alpha',
            memberId: crowd.id,
            id: `crowd-${number}`,
            provider: 'webPush',
            sealedToken: seals.seal('push-token', service.device(`crowd-${number}`)),
            sessionHash: 'none',
            origin: 'http://alpha.test',
            language: 'EN',
            toAll: false,
            boundAt,
          },
          1_000,
        )
    })
    const sent = await push({ audience: { member: crowd.id } })
    expect(await sent.counts()).toMatchObject({ devices: 260, accepted: 260 })
    expect(new Set(devicesThatGot()).size).toBe(260)
    expect((await stores.pushes.byId('alpha', sent.id))?.batches).toBe(2)
  })

  test('that was interrupted is not sent again to those whose answers were kept', async () => {
    const half = await member('push_half')
    const { inUnit, seals } = wire.system
    await inUnit(async unit => {
      for (let number = 10; number < 70; number += 1)
        await unit.pushSubscriptions.bind(
          {
            merchant: 'alpha',
            memberId: half.id,
            id: `half-${number}`,
            provider: 'webPush',
            // The last one cannot be read, so the batch fails there.
            sealedToken: number === 69 ? 'broken' : seals.seal('push-token', service.device(`half-${number}`)),
            sessionHash: 'none',
            origin: 'http://alpha.test',
            language: 'EN',
            toAll: false,
            boundAt: wire.system.clock(),
          },
          1_000,
        )
    })
    const sent = await push({ audience: { member: half.id } })
    expect(await sent.counts()).toMatchObject({ devices: 60, accepted: 50 })
    const kept = devicesThatGot().slice(0, 50)
    await wire.system.stores.pushSubscriptions.remove('alpha', ['half-69'])
    wire.system.clock.advance(10 * 60)
    await wire.system.jobs.runDue()
    expect(devicesThatGot().filter(device => kept.includes(device))).toEqual(kept)
    expect(await sent.counts()).toMatchObject({ accepted: 59, gone: 1 })
  })

  test('is counted as shown and tapped once, by its receipt alone', async () => {
    const uwe = await member('push_uwe')
    await uwe.on('uwe-phone')
    const sent = await push({ audience: { member: uwe.id } })
    const receipt = came()[0]?.payload.notification.data.receipt ?? ''
    const worker = wire.client('alpha')
    valueOf(await worker.call('push.seen', { receipt: `${sent.id}.${'0'.repeat(64)}`, what: 'tapped' }))
    for (let times = 0; times < 2; times += 1) valueOf(await worker.call('push.seen', { receipt, what: 'shown' }))
    expect(await sent.counts()).toMatchObject({ shown: 1, tapped: 0 })
    valueOf(await worker.call('push.seen', { receipt, what: 'tapped' }))
    expect(await sent.counts()).toMatchObject({ shown: 1, tapped: 1 })
  })
})
