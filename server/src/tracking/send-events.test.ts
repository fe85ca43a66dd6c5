import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendEvents } from './send-events.ts'
import { createTrackingStage, type TrackingStage } from './testing/tracking-stage.ts'
import { trackingCommand } from './tracking-command.ts'

let stage: TrackingStage
beforeAll(async () => {
  stage = await createTrackingStage()
})
afterAll(() => stage.close())

let seen = 0
beforeEach(() => {
  seen = stage.standIn.received.length
})
const namesAt = (provider: string) =>
  stage.standIn.received
    .slice(seen)
    .filter(one => one.provider === provider)
    .map(({ name }) => name)

let members = 0
/** A member who agreed, and whose registration was told. */
const member = async (pixels: object = {}, native: object = {}) => {
  const client = stage.wire.client('alpha')
  const visitor = stage.newVisitor()
  await stage.choose(client, visitor)
  await stage.send(client, visitor, stage.pageEvent('firstOpen', pixels, { native }))
  const made = await stage.member(`sender_${(members += 1)}`, visitor, client)
  await stage.runDue()
  seen = stage.standIn.received.length
  return made
}
const stateAt = async (provider: string, memberId: string, moment: string) => {
  const { events } = await stage.system.stores.trackedData.all({ merchant: 'alpha', memberId })
  const event = events.find(one => one.moment === moment)
  const deliveries = await stage.system.stores.tracking.deliveriesOf('alpha', event?.id ?? '')
  const found = deliveries.find(one => one.provider === provider)
  return { id: event?.id ?? '', state: found?.state, reason: found?.reason }
}

describe('what a provider answers', () => {
  test('429 is asked again when it says so', async () => {
    const { client, visitor } = await member()
    stage.standIn.answerNext('facebook', { status: 429, headers: { 'Retry-After': '60' }, body: '{}' })
    await stage.send(client, visitor, stage.pageEvent('login'))
    await stage.runDue()
    stage.system.clock.advance(59)
    await stage.runDue()
    expect(namesAt('facebook')).toEqual([])
    stage.system.clock.advance(1)
    await stage.runDue()
    expect(namesAt('facebook')).toEqual(['SignIn'])
  })

  test('an event that Meta refuses does not keep those beside it from arriving', async () => {
    const { client, visitor } = await member()
    const all = Array.from({ length: 7 }, () => stage.pageEvent('viewContent'))
    stage.standIn.refuse(all[3]!.eventID)
    await stage.send(client, visitor, ...all)
    await stage.runDue()
    expect(namesAt('facebook')).toHaveLength(6)
    const { eventID } = all[3]!
    const refused = (await stage.system.stores.tracking.deliveriesOf('alpha', eventID)).filter(({ state }) => state === 'refused')
    expect(refused).toMatchObject([
      { provider: 'facebook', state: 'refused', reason: 'Meta answered with error 100' },
      { provider: 'tiktok', state: 'refused', reason: 'TikTok answered with code 40002' },
    ])
  })

  test('a 200 that says no is no success: TikTok’s code decides', async () => {
    const { client, visitor } = await member()
    stage.standIn.answerNext('tiktok', { status: 200, body: { code: 40_100, message: 'too many' } })
    await stage.send(client, visitor, stage.pageEvent('login'))
    await stage.runDue()
    expect(namesAt('tiktok')).toEqual([])
    stage.system.clock.advance(5)
    await stage.runDue()
    expect(namesAt('tiktok')).toEqual(['SignIn'])
  })

  test.each<[provider: 'adjust' | 'bigo', moment: string, body: string | object, state: string, reason: string | null]>([
    ['bigo', 'firstDepositArrival', { code: 1 }, 'sent', null],
    ['bigo', 'firstDepositArrival', { code: 0, message: 'invalid bbg' }, 'refused', 'Bigo answered with code 0'],
    ['bigo', 'firstDepositArrival', {}, 'unclear', 'Bigo answered without a code'],
    ['bigo', 'firstDepositArrival', 'ok', 'unclear', 'Bigo answered no JSON'],
    ['adjust', 'deposit', 'OK', 'sent', null],
    ['adjust', 'deposit', { status: 'OK' }, 'sent', null],
    ['adjust', 'deposit', { error: 'Event request failed (Invalid event token)' }, 'refused', 'Adjust answered 200: Invalid event token'],
    ['adjust', 'deposit', {}, 'unclear', 'Adjust answered neither OK nor an error'],
  ])('%s: what the body of a 200 says of %s decides: %j is %s', async (provider, moment, body, state, reason) => {
    const { id } = await member({ bbg: 'Bbg-3' }, { idfv: '0a1b2c3d-0000-4000-8000-00000000000f' })
    stage.standIn.answerNext(provider, { status: 200, body })
    await stage.deposit(id, `body-${id}`, 10_000)
    await stage.runDue()
    expect(await stateAt(provider, id, moment)).toMatchObject({ state, reason })
  })

  test.each([
    [400, 'Ignoring event, earlier unique event tracked', 'sent', null],
    [400, 'Bad event state', 'refused', 'Adjust answered 400: Bad event state'],
    [403, 'Event token blocklisted', 'refused', 'Adjust answered 403: Event token blocklisted'],
    [404, 'Device not found', 'refused', 'Adjust answered 404: Device not found'],
    [451, 'Device is opted out', 'refused', 'Adjust answered 451: Device is opted out'],
  ])('Adjust: %i (%s) is %s', async (status, error, state, reason) => {
    const { id } = await member({}, { idfv: '0a1b2c3d-0000-4000-8000-00000000000f' })
    stage.standIn.answerNext('adjust', { status, body: { error: `Event request failed (${error})` } })
    await stage.deposit(id, `answer-${id}`, 10_000)
    await stage.runDue()
    expect(await stateAt('adjust', id, 'deposit')).toMatchObject({ state, reason })
    expect(await stage.system.stores.stoppedProviders.all()).toEqual([])
  })

  test('money that Kwai may have counted is not told again, but shown to an operator, who may', async () => {
    const { id } = await member({ kwaiClickId: 'kw-3' })
    await stage.deposit(id, 'unclear', 10_000)
    stage.standIn.answerNext('kwai', { status: 0, takes: true })
    await stage.runDue()
    await stage.runDue()
    const unclear = (await stage.system.stores.tracking.deliveries('alpha', 'unclear', 5)).filter(({ provider }) => provider === 'kwai')
    expect(unclear).toMatchObject([{ provider: 'kwai', reason: 'Kwai gave no answer: UND_ERR_SOCKET' }])
    const before = stage.standIn.requests('kwai')
    stage.system.clock.advance(3_600)
    await stage.runDue()
    expect(stage.standIn.requests('kwai')).toBe(before)

    const run = async (...args: string[]) => (await trackingCommand(stage.system)(stage.system.merchants.byCode('alpha')!, args)).join('\n')
    const eventId = unclear[0]?.eventId ?? ''
    expect(await run('list', 'unclear')).toContain(`${eventId}  kwai  unclear`)
    expect(await run('show', eventId)).toContain('"amount":10000')
    const withoutKwai = trackingCommand({ ...stage.system, trackingOf: () => ({}) })
    await expect(withoutKwai(stage.system.merchants.byCode('alpha')!, ['retry', eventId, 'kwai'])).rejects.toThrow('alpha tells kwai of nothing')
    expect(await run('retry', eventId, 'kwai')).toContain('is queued for kwai')
    await stage.runDue()
    expect(stage.standIn.requests('kwai')).toBe(before + 1)
    await expect(run('retry', eventId, 'kwai')).rejects.toThrow('has taken it')
  })

  test('each event has a connection of its own, so a provider that closes those it kept is told of all money', async () => {
    const { id } = await member({}, { appsflyerId: '1415211453000-6513894' })
    await stage.deposit(id, 'kept-connection', 10_000)
    await stage.runDue()
    expect(namesAt('appsflyer').toSorted()).toEqual(['deposit', 'first_deposit_arrival'])
    expect(await stateAt('appsflyer', id, 'deposit')).toMatchObject({ state: 'sent' })
  })

  test('a batch whose time is over sends nothing more, and what is left comes again after a second', async () => {
    const { client, visitor } = await member()
    const event = stage.pageEvent('viewContent')
    await stage.send(client, visitor, event)
    const failures = await sendEvents(stage.system)('alpha', 'facebook', [event.eventID], AbortSignal.abort())
    expect(namesAt('facebook')).toEqual([])
    expect(failures.get(event.eventID)).toMatchObject({ after: 1, cost: 0 })
    await stage.runDue()
    expect(namesAt('facebook')).toEqual(['ViewContent'])
  })

  test('money that was told when the server ended is not told again: it is unclear; who recognises it is told again', async () => {
    const { id } = await member({ kwaiClickId: 'kw-5' })
    const { system, standIn } = stage
    const { tracking } = system.stores
    const busy = { status: 429, headers: { 'Retry-After': '60' }, body: {} }
    for (const provider of ['kwai', 'facebook'] as const) standIn.answerNext(provider, busy)
    await stage.deposit(id, 'ended-in-between', 10_000)
    await stage.runDue()
    const waiting = await tracking.deliveries('alpha', 'waiting', 100)
    const idsAt = (name: string) => waiting.flatMap(({ provider, eventId, reason }) => (provider === name && reason !== null ? [eventId] : []))
    const [atKwai, atFacebook] = [idsAt('kwai')[0]!, idsAt('facebook')[0]!]

    // Both answer, and the server ends before it writes that down.
    const ends = () => Promise.reject(new Error('the database is gone'))
    const ended = sendEvents({ ...system, stores: { ...system.stores, tracking: { ...tracking, settle: ends, noteAttempt: ends } } })
    await expect(ended('alpha', 'kwai', [atKwai], new AbortController().signal)).rejects.toThrow('the database is gone')
    await expect(ended('alpha', 'facebook', [atFacebook], new AbortController().signal)).rejects.toThrow('the database is gone')
    const sent = standIn.requests('kwai')
    stage.system.clock.advance(60)
    await stage.runDue()
    expect(standIn.requests('kwai')).toBe(sent)
    const stateOf = async (provider: string, eventId: string) =>
      (await tracking.deliveriesOf('alpha', eventId)).find(one => one.provider === provider)
    expect(await stateOf('kwai', atKwai)).toMatchObject({ state: 'unclear', reason: 'the server ended before it knew the answer', sentAt: null })
    expect(await stateOf('facebook', atFacebook)).toMatchObject({ state: 'sent' })
  })

  test('Meta recognises what it has, so an unclear event is told again under the same id', async () => {
    const { client, visitor } = await member()
    const event = stage.pageEvent('login')
    stage.standIn.answerNext('facebook', { status: 0, takes: true })
    await stage.send(client, visitor, event)
    await stage.runDue()
    stage.system.clock.advance(5)
    await stage.runDue()
    const ids = stage.standIn.received.slice(seen).flatMap(({ provider, id }) => (provider === 'facebook' ? [id] : []))
    expect(ids).toEqual([event.eventID, event.eventID])
  })

  test('an event that is too old for a provider when its turn comes is not told', async () => {
    const { client, visitor, id } = await member({ kwaiClickId: 'kw-4' })
    stage.standIn.answerNext('kwai', { status: 503 })
    await stage.send(client, visitor, stage.pageEvent('viewContent'))
    await stage.runDue()
    stage.system.clock.advance(24 * 3_600)
    await stage.runDue()
    expect(namesAt('kwai')).toEqual([])
    expect(await stateAt('kwai', id, 'viewContent')).toMatchObject({ state: 'waiting' })
  })

  test('a token that Meta does not know stops Meta alone, until it is taken again', async () => {
    const { client, visitor } = await member()
    stage.standIn.answerNext('facebook', { status: 400, body: { error: { code: 190 } } })
    await stage.send(client, visitor, stage.pageEvent('login'))
    await stage.runDue()
    expect(await stage.system.stores.stoppedProviders.all()).toMatchObject([{ merchant: 'alpha', provider: 'tracking.facebook' }])
    expect(namesAt('tiktok')).toEqual(['SignIn'])
    stage.system.clock.advance(10 * 60)
    await stage.runDue()
    expect(namesAt('facebook')).toEqual(['SignIn'])
  })

  test('an app that Adjust does not know stops Adjust, until it is known', async () => {
    const { id } = await member({}, { idfv: '0a1b2c3d-0000-4000-8000-00000000000f' })
    stage.standIn.answerNext('adjust', { status: 404, body: { error: 'Event request failed (App token not found)' } })
    await stage.deposit(id, 'unknown-app', 10_000)
    await stage.runDue()
    expect(await stage.system.stores.stoppedProviders.all()).toMatchObject([{ merchant: 'alpha', provider: 'tracking.adjust' }])
    stage.system.clock.advance(10 * 60)
    await stage.runDue()
    expect(await stateAt('adjust', id, 'deposit')).toMatchObject({ state: 'sent' })
  })
})
