import type { PushKind } from '@foyer/contract/push/push-fields'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, signIn, valueOf } from '#testing/test-app.ts'
import { createPushStage, type PushStage } from './testing/push-stage.ts'

let stage: PushStage
beforeAll(async () => {
  stage = await createPushStage()
})
beforeEach(() => stage.begin())
afterAll(() => stage.close())

describe('a device of a member (spec 1 §4, Push token and prompt)', () => {
  // Proves push-12.
  test('gets an encrypted push that only it can read, at each of the member’s devices', async () => {
    const ann = await stage.member('push_ann')
    await ann.on('ann-phone')
    await ann.on('ann-tablet')
    const sent = await stage.push({ audience: { member: ann.id }, path: '/m/support' })
    expect(stage.devicesThatGot()).toEqual(['ann-phone', 'ann-tablet'])
    const [first] = stage.came()
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

  // Proves push-3, push-8, requests-23, requests-36.
  test('bound or subscribed again, it is still one device', async () => {
    const ben = await stage.member('push_ben')
    const registrationToken = await ben.on('ben-phone')
    valueOf(await ben.client.call('push.bind', { registrationToken }))
    valueOf(await ben.client.call('push.subscribe', { registrationToken, topic: 'ALL' }))
    await stage.push({ audience: { member: ben.id } })
    await stage.push({ audience: { topic: 'ALL' } })
    expect(stage.devicesThatGot().filter(device => device === 'ben-phone')).toHaveLength(2)
  })

  // Proves push-4.
  test('that is bound alone is not subscribed to ALL', async () => {
    const { client } = await stage.member('push_bound_alone')
    valueOf(await client.call('push.bind', { registrationToken: stage.service.device('alone-phone') }))
    await stage.push({ audience: { topic: 'ALL' } })
    expect(stage.devicesThatGot()).not.toContain('alone-phone')
  })

  // Proves push-4.
  test('bound again by its member it stays subscribed to ALL; bound by another member it is not', async () => {
    const kim = await stage.member('push_topic_own')
    const lou = await stage.member('push_topic_next')
    const registrationToken = await kim.on('kim-phone')
    const reached = async () => {
      stage.begin()
      await stage.push({ audience: { topic: 'ALL' } })
      return stage.devicesThatGot().includes('kim-phone')
    }
    valueOf(await kim.client.call('push.bind', { registrationToken }))
    expect(await reached()).toBe(true)
    valueOf(await lou.client.call('push.bind', { registrationToken }))
    expect(await reached()).toBe(false)
  })

  test('gets the member’s language, otherwise that of its page', async () => {
    const uma = await stage.member('push_uma')
    await uma.on('uma-phone')
    const both = { words: { EN: { title: 'Hello', body: '' }, UR: { title: 'سلام', body: '' } } }
    await stage.push({ audience: { member: uma.id }, says: both })
    valueOf(await uma.client.call('member.language', { language: 'UR' }))
    await stage.push({ audience: { member: uma.id }, says: both })
    expect(stage.came().map(({ payload }) => payload.notification)).toMatchObject([
      { title: 'Hello', dir: 'ltr' },
      { title: 'سلام', dir: 'rtl' },
    ])
  })

  test('has at most nine neighbours: the one bound longest ago makes room', async () => {
    const max = await stage.member('push_max')
    for (let number = 0; number < 11; number += 1) {
      stage.wire.system.clock.advance(1)
      await max.on(`max-${String(number).padStart(2, '0')}`)
    }
    await stage.push({ audience: { member: max.id } })
    expect(stage.devicesThatGot()).toHaveLength(10)
    expect(stage.devicesThatGot()).not.toContain('max-00')
  })

  // Proves push-1.
  test.each(['http://127.0.0.1:1/x', 'https://evil.example/x', 'https://fcm.googleapis.com:8443/x', 'https://fcm.googleapis.com.evil.example/x'])(
    'with a subscription at %s is refused: the server would send requests there',
    async endpoint => {
      const { client } = await stage.member(`push_s${endpoint.length}`)
      const { keys } = JSON.parse(Buffer.from(stage.service.device('somewhere'), 'base64url').toString())
      const registrationToken = Buffer.from(JSON.stringify({ endpoint, keys })).toString('base64url')
      expect(await client.call('push.bind', { registrationToken })).toMatchObject({ success: false, errorCode: 'push.token.invalid' })
    },
  )

  // Proves push-1.
  test('that was not bound cannot be subscribed', async () => {
    const { client } = await stage.member('push_zoe')
    const request = { registrationToken: stage.service.device('zoe-phone'), topic: 'ALL' } as const
    expect(await client.call('push.subscribe', request)).toMatchObject({ success: false, errorCode: 'push.token.invalid' })
  })
})

describe('no push comes any more', () => {
  // Proves push-4.
  test('after the member has signed out, even if the page said nothing', async () => {
    const [eve, ned] = [await stage.member('push_eve'), await stage.member('push_stays')]
    await eve.on('eve-phone')
    await ned.on('ned-phone')
    valueOf(await eve.client.call('session.logout', {}))
    await stage.push({ audience: { member: eve.id } })
    expect(stage.came()).toEqual([])
    // Nobody else has signed out.
    await stage.push({ audience: { member: ned.id } })
    expect(stage.devicesThatGot()).toEqual(['ned-phone'])
  })

  // Proves push-4.
  test('after the password was changed elsewhere', async () => {
    const [ivy, tom] = [await stage.member('push_ivy'), await stage.member('push_remains')]
    await ivy.on('ivy-phone')
    await tom.on('tom-phone')
    const other = stage.wire.client('alpha')
    other.token = valueOf(await other.call('session.login', signIn('push_ivy'))).token
    valueOf(await other.call('member.password', { oldPassword: PASSWORD, newPassword: 'Another-lantern-77' }))
    await stage.push({ audience: { member: ivy.id } })
    expect(stage.came()).toEqual([])
    await stage.push({ audience: { member: tom.id } })
    expect(stage.devicesThatGot()).toEqual(['tom-phone'])
  })

  // Proves push-4.
  test('at devices whose session had expired before, after “Log out all other devices”; this one keeps it', async () => {
    const { clock, jobs } = stage.wire.system
    const una = await stage.member('push_una')
    await una.on('una-old-phone')
    // The session expires, and its row is swept; the push outlives it, because it is there for members who are away.
    clock.advance(24 * 3_600)
    await jobs.runDue()
    await stage.push({ audience: { member: una.id } })
    expect(stage.devicesThatGot()).toEqual(['una-old-phone'])
    stage.begin()

    una.client.token = valueOf(await una.client.call('session.login', signIn('push_una'))).token
    await una.on('una-new-phone')
    valueOf(await una.client.call('member.securitySessionEnd', {}))
    await stage.push({ audience: { member: una.id } })
    expect(stage.devicesThatGot()).toEqual(['una-new-phone'])
  })

  // Proves push-8, requests-23, requests-36.
  test('after the device has unsubscribed, which needs no session, and may happen twice', async () => {
    const kim = await stage.member('push_kim')
    const registrationToken = await kim.on('kim-phone')
    const stranger = stage.wire.client('alpha')
    for (let times = 0; times < 2; times += 1) valueOf(await stranger.call('push.unsubscribe', { registrationToken, unsubscribeAll: 'true' }))
    await stage.push({ audience: { member: kim.id } })
    expect(stage.came()).toEqual([])
  })

  // Proves push-4.
  test('to a member whose device another member has signed in on: it is the other’s', async () => {
    const [lea, leo] = [await stage.member('push_lea'), await stage.member('push_leo')]
    await lea.on('shared')
    await leo.on('shared')
    await stage.push({ audience: { member: lea.id } })
    expect(stage.came()).toEqual([])
    await stage.push({ audience: { member: leo.id } })
    expect(stage.devicesThatGot()).toEqual(['shared'])
  })

  // Proves push-13.
  test('of a kind that the member has turned off; the others still come', async () => {
    const mia = await stage.member('push_mia')
    await mia.on('mia-phone')
    valueOf(await mia.client.call('push.setKind', { kind: 'draws', on: false }))
    expect(valueOf(await mia.client.call('push.kinds', {}))).toEqual({ off: ['draws'] })
    const sent = await stage.push({ audience: { member: mia.id } })
    expect(stage.came()).toEqual([])
    expect(await sent.counts()).toMatchObject({ devices: 1, unwanted: 1, accepted: 0 })
    await stage.push({ audience: { member: mia.id }, kind: 'security' })
    expect(stage.came()).toHaveLength(1)
    valueOf(await mia.client.call('push.setKind', { kind: 'draws', on: true }))
    await stage.push({ audience: { member: mia.id } })
    expect(stage.came()).toHaveLength(2)
  })

  // Proves push-13.
  test('of news in a self-exclusion; a security notice does', async () => {
    const ned = await stage.member('push_ned')
    await ned.on('ned-phone')
    const since = stage.wire.system.clock()
    await stage.wire.system.stores.safePlay.setPause({ merchant: 'alpha', memberId: ned.id }, { kind: 'exclusion', since, until: null, endsAt: null })
    for (const kind of ['news', 'security'] satisfies PushKind[]) await stage.push({ audience: { member: ned.id }, kind })
    expect(stage.came()).toHaveLength(1)
    expect(stage.came()[0]?.urgency).toBe('high')
  })

  // Proves push-13.
  test('to members of another merchant', async () => {
    const ova = await stage.member('push_ova', 'beta')
    await ova.on('ova-phone')
    await stage.push({ audience: { topic: 'ALL' } })
    await stage.push({ audience: { member: ova.id } })
    expect(stage.devicesThatGot()).not.toContain('ova-phone')
    await stage.push({ audience: { topic: 'ALL' } }, 'beta')
    expect(stage.devicesThatGot()).toContain('ova-phone')
  })
})
