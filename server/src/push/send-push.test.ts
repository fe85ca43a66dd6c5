import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { KEYS_FRESH_MS } from '#kernel/crypto/kept-keys.ts'
import { valueOf } from '#testing/test-app.ts'
import { createPushStage, type PushStage } from './testing/push-stage.ts'

let stage: PushStage
beforeAll(async () => {
  stage = await createPushStage()
})
beforeEach(() => stage.begin())
afterAll(() => stage.close())

describe('what the push service answers', () => {
  // Proves push-15.
  test.each([404, 410])('%i removes the subscription', async status => {
    const gil = await stage.member(`push_g${status}`)
    await gil.on(`gone-${status}`)
    stage.service.answerNext(`gone-${status}`, status)
    const sent = await stage.push({ audience: { member: gil.id } })
    expect(await sent.counts()).toMatchObject({ gone: 1 })
    await stage.push({ audience: { member: gil.id } })
    expect(stage.came()).toEqual([])
  })

  // Proves push-15.
  test.each([400, 401, 403, 413])('%i does not: it may be our fault', async status => {
    const pia = await stage.member(`push_p${status}`)
    await pia.on(`kept-${status}`)
    stage.service.answerNext(`kept-${status}`, status)
    const sent = await stage.push({ audience: { member: pia.id } })
    expect(await sent.counts()).toMatchObject({ refused: 1 })
    await stage.push({ audience: { member: pia.id } })
    expect(stage.came()).toHaveLength(1)
  })

  // Proves push-19.
  test('a device that subscribed with a key of before is reached by that key, and one that subscribes anew by the new one', async () => {
    const { system } = stage.wire
    const keyNow = async () => (await system.pushKeys.of('alpha'))[0].publicKey
    const kim = await stage.member('push_kim')
    const before = await keyNow()
    await kim.on('kim-old', before)
    await system.inUnit(unit => system.pushKeys.kept.add(unit, 'alpha'))
    system.clock.advance(KEYS_FRESH_MS / 1_000)
    const after = await keyNow()
    expect(after).not.toBe(before)
    expect(valueOf(await kim.client.call('push.setting', {}))).toMatchObject({ vapidKey: after })
    await kim.on('kim-new', after)
    await stage.push({ audience: { member: kim.id } })
    expect(stage.devicesThatGot()).toEqual(['kim-new', 'kim-old'])
  })

  test('a page with 200 is no acceptance, because something between answered: it is tried again', async () => {
    const zoe = await stage.member('push_zoe')
    await zoe.on('zoe-phone')
    stage.service.answerNext('zoe-phone', 200, { 'content-type': 'text/html' }, '<h1>Sign in to the network</h1>')
    const sent = await stage.push({ audience: { member: zoe.id } })
    expect(await sent.counts()).toMatchObject({ accepted: 0 })
    stage.wire.system.clock.advance(5)
    await stage.wire.system.jobs.runDue()
    expect(await sent.counts()).toMatchObject({ accepted: 1 })
    expect(stage.devicesThatGot()).toEqual(['zoe-phone'])
  })

  test('429 is tried again when it says so, and what was accepted is not sent again', async () => {
    const sam = await stage.member('push_sam')
    await sam.on('sam-phone')
    await sam.on('sam-tablet')
    stage.service.answerNext('sam-phone', 429, { 'Retry-After': '60' })
    const sent = await stage.push({ audience: { member: sam.id } })
    expect(stage.devicesThatGot()).toEqual(['sam-tablet'])
    stage.wire.system.clock.advance(59)
    await stage.wire.system.jobs.runDue()
    expect(stage.devicesThatGot()).toEqual(['sam-tablet'])
    stage.wire.system.clock.advance(1)
    await stage.wire.system.jobs.runDue()
    expect(stage.devicesThatGot()).toEqual(['sam-phone', 'sam-tablet'])
    expect(await sent.counts()).toMatchObject({ devices: 2, accepted: 2 })
  })

  test('where it refuses the key for three members who were never reached, only they are refused: a stranger can subscribe with any key', async () => {
    const names = ['own-1', 'own-2', 'own-3']
    for (const name of names) {
      await (await stage.member(`push_${name.replace('-', '')}`, 'beta')).on(name)
      stage.service.answerNext(name, 403)
    }
    const sent = await stage.push({ audience: { topic: 'ALL' } }, 'beta')
    expect(await sent.counts()).toMatchObject({ refused: 3, accepted: 0 })
    expect(await stage.wire.system.stores.stoppedProviders.all()).toEqual([])
  })

  // Proves push-15.
  test('where it refuses the key for three members who were reached, and takes nothing, sending stops, and goes on once it is taken', async () => {
    // The devices of the test before, and nobody else's in this merchant.
    const names = ['own-1', 'own-2', 'own-3']
    await stage.push({ audience: { topic: 'ALL' } }, 'beta')
    expect(stage.devicesThatGot()).toEqual(names)
    for (const name of names) stage.service.answerNext(name, 403)
    const sent = await stage.push({ audience: { topic: 'ALL' } }, 'beta')
    expect(await stage.wire.system.stores.stoppedProviders.all()).toMatchObject([{ merchant: 'beta', provider: 'push' }])
    expect(await sent.counts()).toMatchObject({ refused: 0, accepted: 0 })
    stage.wire.system.clock.advance(10 * 60)
    await stage.wire.system.jobs.runDue()
    expect(stage.devicesThatGot()).toEqual([...names, ...names].toSorted())
  })
})

describe('a push', () => {
  // Proves push-18.
  test('waits for its moment, and goes to nobody once it was stopped', async () => {
    const tim = await stage.member('push_tim')
    await tim.on('tim-phone')
    const dueAt = new Date(stage.wire.system.clock().getTime() + 3_600_000)
    const [planned, stopped] = [await stage.push({ audience: { member: tim.id }, dueAt }), await stage.push({ audience: { member: tim.id }, dueAt })]
    expect(await stage.wire.system.stores.pushes.enter(stopped, 'planned', 'stopped')).toBe(true)
    expect(stage.came()).toEqual([])
    stage.wire.system.clock.advance(3_600)
    await stage.wire.system.jobs.runDue()
    expect(stage.devicesThatGot()).toEqual(['tim-phone'])
    expect(await planned.counts()).toMatchObject({ accepted: 1 })
    expect(await stopped.counts()).toMatchObject({ devices: 0 })
  })

  // Proves push-18.
  test('to many goes out in batches, to each device once', async () => {
    const crowd = await stage.member('push_crowd')
    const { stores, inUnit, seals } = stage.wire.system
    const boundAt = stage.wire.system.clock()
    await inUnit(async unit => {
      for (let number = 0; number < 260; number += 1)
        await unit.pushSubscriptions.bind(
          {
            merchant: 'alpha',
            memberId: crowd.id,
            id: `crowd-${number}`,
            provider: 'webPush',
            sealedToken: seals.seal('push-token', stage.service.device(`crowd-${number}`)),
            sessionHash: 'none',
            origin: 'http://alpha.test',
            language: 'EN',
            toAll: false,
            boundAt,
          },
          1_000,
        )
    })
    const sent = await stage.push({ audience: { member: crowd.id } })
    expect(await sent.counts()).toMatchObject({ devices: 260, accepted: 260 })
    expect(new Set(stage.devicesThatGot()).size).toBe(260)
    expect((await stores.pushes.byId('alpha', sent.id))?.batches).toBe(2)
  })

  test('that was interrupted is not sent again to those whose answers were kept', async () => {
    const half = await stage.member('push_half')
    const { inUnit, seals } = stage.wire.system
    await inUnit(async unit => {
      for (let number = 10; number < 70; number += 1)
        await unit.pushSubscriptions.bind(
          {
            merchant: 'alpha',
            memberId: half.id,
            id: `half-${number}`,
            provider: 'webPush',
            // The last one cannot be read, so the batch fails there.
            sealedToken: number === 69 ? 'broken' : seals.seal('push-token', stage.service.device(`half-${number}`)),
            sessionHash: 'none',
            origin: 'http://alpha.test',
            language: 'EN',
            toAll: false,
            boundAt: stage.wire.system.clock(),
          },
          1_000,
        )
    })
    const sent = await stage.push({ audience: { member: half.id } })
    expect(await sent.counts()).toMatchObject({ devices: 60, accepted: 50 })
    const kept = stage.devicesThatGot().slice(0, 50)
    await stage.wire.system.stores.pushSubscriptions.remove('alpha', ['half-69'])
    stage.wire.system.clock.advance(10 * 60)
    await stage.wire.system.jobs.runDue()
    expect(stage.devicesThatGot().filter(device => kept.includes(device))).toEqual(kept)
    expect(await sent.counts()).toMatchObject({ accepted: 59, gone: 1 })
  })

  // Proves push-18.
  test('is counted as shown and tapped once, by its receipt alone', async () => {
    const uwe = await stage.member('push_uwe')
    await uwe.on('uwe-phone')
    const sent = await stage.push({ audience: { member: uwe.id } })
    const receipt = stage.came()[0]?.payload.notification.data.receipt ?? ''
    const worker = stage.wire.client('alpha')
    valueOf(await worker.call('push.seen', { receipt: `${sent.id}.${'0'.repeat(64)}`, what: 'tapped' }))
    for (let times = 0; times < 2; times += 1) valueOf(await worker.call('push.seen', { receipt, what: 'shown' }))
    expect(await sent.counts()).toMatchObject({ shown: 1, tapped: 0 })
    valueOf(await worker.call('push.seen', { receipt, what: 'tapped' }))
    expect(await sent.counts()).toMatchObject({ shown: 1, tapped: 1 })
  })
})
