import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { queuePush } from '#push/queue-push.ts'
import { FCM_PROJECT, startFcmStandIn, type FcmStandIn } from '#push/testing/fcm-stand-in.ts'
import { startPushStandIn, type PushStandIn } from '#push/testing/push-stand-in.ts'
import { createTestApp, registration, valueOf, type TestApp } from '#testing/test-app.ts'
import { testClock } from '#testing/test-clock.ts'

const project = {
  apiKey: 'key',
  authDomain: `${FCM_PROJECT}.firebaseapp.com`,
  projectId: FCM_PROJECT,
  appId: '1:77:web:ab',
  messagingSenderId: '77',
  vapidKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  channels: [],
  serviceAccount: 'PUSH_ACCOUNT',
}

const clock = testClock()
let firebase: FcmStandIn
let service: PushStandIn
let wire: TestApp
beforeAll(async () => {
  firebase = await startFcmStandIn(clock)
  service = await startPushStandIn()
  wire = await createTestApp({
    clock,
    merchants: { alpha: { firebase: project, session: { idleSeconds: 86_400 } } },
    env: { ALPHA__PUSH_ACCOUNT: firebase.serviceAccount },
    config: { fcmUrl: firebase.url, pushOrigins: [service.url] },
  })
})
afterAll(async () => {
  await wire.close()
  await firebase.close()
  await service.close()
})

let seen = 0
beforeEach(() => {
  seen = firebase.received.length
})
const devicesThatGot = () =>
  firebase.received
    .slice(seen)
    .map(({ device }) => device)
    .toSorted()

const member = async (username: string, ...tokens: readonly string[]) => {
  const client = wire.client('alpha')
  const { token, customerId } = valueOf(await client.call('member.register', registration(username)))
  client.token = token
  for (const registrationToken of tokens) {
    valueOf(await client.call('push.bind', { registrationToken }))
    valueOf(await client.call('push.subscribe', { registrationToken, topic: 'ALL' }))
  }
  return { client, id: customerId }
}

const says = { words: { EN: { title: 'Lantern Nights', body: 'Take part “tonight”.' } } }
const push = async (to: string) => {
  const id = await wire.system.inUnit(unit =>
    queuePush(wire.system)(unit, 'alpha', { kind: 'messages', says, path: '/m/support', audience: { member: to } }),
  )
  await wire.system.jobs.runDue()
  return () => wire.system.stores.pushes.counts({ merchant: 'alpha', id })
}
const stopped = () => wire.system.stores.stoppedProviders.all()

describe('a merchant with a service account sends by Firebase Cloud Messaging', () => {
  // Proves identity-3, product-and-roles-4, push-2.
  test('browsers learn the project to register with; those of another merchant the server’s own key', async () => {
    const { vapidKey, appId, apiKey, projectId, messagingSenderId } = project
    const expected = { vapidKey, firebase: { apiKey, projectId, appId, messagingSenderId } }
    expect(valueOf(await wire.client('alpha').call('push.setting', {}))).toEqual(expected)
    expect(Object.keys(valueOf(await wire.client('beta').call('push.setting', {})))).toEqual(['vapidKey'])
    // Nobody signs in by this project, and the name of the secret is nobody's business.
    expect(valueOf(await wire.client('alpha').call('system.consolidatedSettings', {})).firebase).toBeNull()
  })

  // Proves push-16.
  test('a push comes with the words, the page and how long it is of use', async () => {
    const ann = await member('fcm_ann', firebase.device('ann-phone'), service.device('ann-tablet'))
    const counts = await push(ann.id)
    expect(firebase.received.slice(seen)).toMatchObject([
      {
        device: 'ann-phone',
        ttl: '86400',
        urgency: 'high',
        android: { ttl: '86400s', priority: 'HIGH' },
        apple: { expires: clock().getTime() / 1000 + 86_400, alert: { title: 'Lantern Nights', body: 'Take part “tonight”.' } },
        push: {
          web_push: 8030,
          notification: { title: 'Lantern Nights', body: 'Take part “tonight”.', navigate: 'http://alpha.test/m/support' },
        },
      },
    ])
    // A device that was bound by Web Push before gets its push all the same.
    expect(service.received.map(({ device }) => device)).toEqual(['ann-tablet'])
    expect(await counts()).toMatchObject({ devices: 2, accepted: 2 })
  })

  // Proves push-1.
  test('a registration of Firebase means nothing to a merchant without one, and neither does one of the older kind', async () => {
    const { client } = await member('fcm_old')
    const older = Buffer.from(JSON.stringify({ token: `c${'x'.repeat(21)}:APA91b${'y'.repeat(100)}` })).toString('base64url')
    expect(await client.call('push.bind', { registrationToken: older })).toMatchObject({ errorCode: 'push.token.invalid' })
    const other = wire.client('beta')
    other.token = valueOf(await other.call('member.register', registration('fcm_beta'))).token
    expect(await other.call('push.bind', { registrationToken: firebase.device('beta-phone') })).toMatchObject({ errorCode: 'push.token.invalid' })
  })

  // Proves push-16.
  test('the access token is kept until five minutes before its end', async () => {
    const { id } = await member('fcm_tok', firebase.device('tok-phone'))
    await push(id)
    const before = firebase.tokens()
    clock.advance(3_599 - 301)
    await push(id)
    expect(firebase.tokens()).toBe(before)
    clock.advance(1)
    await push(id)
    expect(firebase.tokens()).toBe(before + 1)
    expect(devicesThatGot()).toEqual(['tok-phone', 'tok-phone', 'tok-phone'])
  })
})

describe('what Firebase answers', () => {
  // Proves push-16.
  test('UNREGISTERED removes the registration', async () => {
    const { id } = await member('fcm_gone', firebase.device('gone-phone'))
    firebase.unregister('gone-phone')
    expect(await (await push(id))()).toMatchObject({ gone: 1 })
    firebase.device('gone-phone')
    expect(await (await push(id))()).toMatchObject({ devices: 0 })
  })

  // Proves push-16.
  test('so does an installation id that it calls wrong', async () => {
    const { id } = await member('fcm_bad', firebase.device('bad-phone'))
    firebase.answerNext('bad-phone', { status: 400, code: 'INVALID_ARGUMENT', field: 'message.fid' })
    expect(await (await push(id))()).toMatchObject({ gone: 1 })
  })

  // Proves push-16.
  test.each<[string, { readonly status: number; readonly code?: string; readonly field?: string }]>([
    ['a 404 that does not say so', { status: 404 }],
    ['another wrong field', { status: 400, code: 'INVALID_ARGUMENT', field: 'message.data' }],
    ['a device of another project', { status: 403, code: 'SENDER_ID_MISMATCH' }],
    ['a device with another key', { status: 401, code: 'THIRD_PARTY_AUTH_ERROR' }],
  ])('%s is a refusal, and the registration stays', async (_what, answer) => {
    const name = `kept_${answer.status}_${answer.code === undefined ? 'none' : answer.code.slice(0, 3).toLowerCase()}`
    const { id } = await member(name, firebase.device(name))
    firebase.answerNext(name, answer)
    expect(await (await push(id))()).toMatchObject({ refused: 1 })
    expect(await stopped()).toEqual([])
    await push(id)
    expect(devicesThatGot()).toEqual([name])
  })

  // Proves push-16.
  test.each([
    [503, { 'Retry-After': '90' }, 90],
    [429, { 'Retry-After': '30' }, 30],
    [429, {}, 60],
  ])('%i with %j is tried again after %i s', async (status, headers, wait) => {
    const name = `later_${status}_${wait}`
    const { id } = await member(name, firebase.device(name))
    firebase.answerNext(name, { status, headers, code: status === 429 ? 'QUOTA_EXCEEDED' : 'UNAVAILABLE' })
    await push(id)
    clock.advance(wait - 1)
    await wire.system.jobs.runDue()
    expect(devicesThatGot()).toEqual([])
    clock.advance(1)
    await wire.system.jobs.runDue()
    expect(devicesThatGot()).toEqual([name])
  })

  // Proves push-16.
  test.each([
    ['a service account that it does not know any more', () => firebase.trust(false), () => firebase.trust(true)],
    ['a service account that may not send', () => firebase.answerNext('stop-phone', { status: 403 }), () => undefined],
  ])('%s stops all sending of the merchant, until it is taken again', async (what, refuse, allow) => {
    const { id } = await member(`fcm_stop_${what.length}`, firebase.device('stop-phone'))
    refuse()
    const counts = await push(id)
    expect(await stopped()).toMatchObject([{ merchant: 'alpha', provider: 'push' }])
    expect(await counts()).toMatchObject({ devices: 1, refused: 0, accepted: 0 })
    allow()
    clock.advance(10 * 60)
    await wire.system.jobs.runDue()
    expect(devicesThatGot()).toEqual(['stop-phone'])
    expect(await stopped()).toEqual([])
  })
})
