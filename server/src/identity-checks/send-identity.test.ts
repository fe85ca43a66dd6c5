import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { IdentityGate } from '@foyer/contract/identity-checks/identity-check-facts'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { failedCheckOf } from '#kernel/db/unique-violation.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createPaymentStage, type PaymentStage } from '#payments/testing/payment-stage.ts'
import { consoleOn, opValue, type ConsoleStage, type OpClient } from '#staff/testing/console-stage.ts'
import { valueOf } from '#testing/test-app.ts'
import { setPolicies } from './identity-works.ts'

const PHOTO = (
  await sharp({ create: { width: 40, height: 30, channels: 3, background: '#3366aa' } })
    .jpeg()
    .toBuffer()
).toString('base64')
const DAY = 24 * 60 * 60

let stage: PaymentStage
let desk: ConsoleStage
let one: OpClient
let other: OpClient
beforeAll(async () => {
  stage = await createPaymentStage({}, { recurring: ['identityChecks'] })
  desk = await consoleOn(stage.system)
})
// The clock moves, and sessions end.
beforeEach(async () => {
  one = await desk.staff('compliance')
  other = await desk.staff('compliance')
})
afterAll(async () => {
  await desk.app.close()
  await stage.close()
})

const contentFile = () => join(stage.system.merchantsDirectory, 'alpha/content/identity-checks.json')
/** Changes what the merchant's content says. */
const write = async (before: readonly IdentityGate[], more: object = {}) => {
  if (before.length === 0) await rm(contentFile(), { force: true })
  else await writeFile(contentFile(), JSON.stringify({ before, documents: ['passport'], validMonths: 12, ...more }))
  expect(await stage.system.merchants.reload()).toEqual([])
}
const policy = async (before: readonly IdentityGate[], more: object = {}) => {
  await write(before, more)
  await setPolicies(stage.system)
}

type Client = Awaited<ReturnType<PaymentStage['member']>>['client']
const send = (client: Client, clientId = 'document-0001', pictures = [PHOTO]) =>
  client.call('identity.send', { clientId, document: 'passport', pictures })
const status = async (client: Client) => valueOf(await client.call('identity.status', {}))
const DOCUMENT = { born: '1990-05-17', documentEnds: '2030-01-31', words: 'Both sides, sharp' }
const accept = (id: number, by = one, more: Partial<typeof DOCUMENT> = {}) => by.call('identity.accept', { id, ...DOCUMENT, ...more })
const approve = async (approval: string | null, by = other) => {
  const key = { merchant: 'alpha', id: approval ?? '' }
  const { seen } = opValue(await by.call('approvals.get', key))
  return await by.call('approvals.decide', { ...key, decision: 'approve', answer: 'I see the same', ...(seen !== null && { seen }) })
}
const verified = async (client: Client) => {
  const { id } = valueOf(await send(client))
  opValue(await approve(opValue(await accept(id)).approval))
}

const tries = async (memberId: string, name: string) => {
  const wallet = testWallet(stage.system, memberId)
  const outcome = (movement: Promise<unknown>) =>
    movement.then(
      () => 'moved',
      (error: unknown) => (error as { readonly code: string }).code,
    )
  return {
    deposit: await outcome(wallet.deposit(`deposit-${name}`, 1_000)),
    bets: await outcome(wallet.bet(`bet-${name}`, 100)),
    withdrawal: await outcome(wallet.hold(`hold-${name}`, 100)),
  }
}
const FREE = { deposit: 'moved', bets: 'moved', withdrawal: 'moved' }

// Proves money-46.
test('what the merchant wants verified before is refused in the statement of the money, and nothing else; who is verified may', async () => {
  const { client, id } = await stage.member('gate_ann')
  await policy([])
  expect(await tries(id, 'free')).toEqual(FREE)
  for (const gate of ['deposit', 'bets', 'withdrawal'] as const) {
    await policy([gate])
    expect(await tries(id, gate)).toEqual({ ...FREE, [gate]: 'identity.needed' })
  }
  await policy(['deposit', 'bets', 'withdrawal'])
  // Waiting is not enough, and a merchant without a policy asks nobody.
  const { id: check } = valueOf(await send(client))
  expect(new Set(Object.values(await tries(id, 'waiting')))).toEqual(new Set(['identity.needed']))
  opValue(await approve(opValue(await accept(check)).approval))
  expect(await tries(id, 'verified')).toEqual(FREE)
})

// Proves money-46.
test('a merchant that refuses nothing takes documents all the same', async () => {
  const { client, id } = await stage.member('gate_abe')
  await policy(['bets'])
  await writeFile(contentFile(), JSON.stringify({ before: [], documents: ['passport'], validMonths: 12 }))
  expect(await stage.system.merchants.reload()).toEqual([])
  await setPolicies(stage.system)
  expect(await tries(id, 'nothing')).toEqual(FREE)
  await verified(client)
  expect(await status(client)).toMatchObject({ valid: true })
})

// Proves money-46.
test('a deposit is not begun and a game not started without it; a win is never kept', async () => {
  await policy([])
  const { client, id } = await stage.member('gate_bea')
  const wallet = testWallet(stage.system, id)
  await wallet.deposit('in', 5_000)
  await wallet.bet('bet', 100)
  await policy(['deposit', 'bets', 'withdrawal'])
  const deposit = { key: 'identity-form-000000', channel: 'instant', amount: '200', currency: 'PHP' }
  expect(await client.call('payments.createDeposit', deposit)).toMatchObject({ errorCode: 'identity.needed' })
  const game = stage.system.merchants.byCode('alpha')?.content.games?.[0]
  expect(await client.call('games.launchGame', { gameCode: game?.code ?? '' })).toMatchObject({ errorCode: 'identity.needed' })
  await wallet.win('win', 'bet', 900)
})

// Proves staff-43, money-46.
test('a verification ends to the second, and with it what it allowed', async () => {
  await policy(['bets'])
  const { client, id } = await stage.member('ends_cy')
  await verified(client)
  const { check, valid, maySend } = await status(client)
  expect([check?.state, valid, maySend, check?.endsAt]).toEqual(['accepted', true, false, '2027-01-01T00:00:00.000Z'])
  const owner = { merchant: 'alpha', memberId: id }
  const isValid = () => stage.system.stores.identityChecks.isValid(owner, stage.system.clock())
  stage.system.clock.advance(365 * DAY - 1)
  expect(await isValid()).toBe(true)
  stage.system.clock.advance(1)
  expect(await isValid()).toBe(false)
  expect(await tries(id, 'ended')).toMatchObject({ bets: 'identity.needed' })
})

// Proves staff-43.
test('one person looks and another one decides; whoever asked does not, and nobody decides twice', async () => {
  await policy(['bets'])
  const { client } = await stage.member('two_dee')
  const { id } = valueOf(await send(client))
  const { approval } = opValue(await accept(id))
  expect(await accept(id, other)).toMatchObject({ code: 'identity.asked' })
  expect(await approve(approval, one)).toMatchObject({ code: 'approval.own' })
  expect(await status(client)).toMatchObject({ valid: false, maySend: false, check: { state: 'waiting' } })
  opValue(await approve(approval))
  expect(await other.call('identity.refuse', { id, reason: 'unreadable', words: 'too late' })).toMatchObject({ code: 'identity.decided' })
  const trace = await stage.system.stores.staffEvents.list('alpha', { aboutKind: 'identity-check' }, 10)
  expect(trace.filter(({ aboutId }) => aboutId === String(id)).map(({ event }) => event)).toEqual(['identity.accepted', 'identity.accept-asked'])
})

// Proves staff-43.
test('a document that was refused before the second person decides is not accepted', async () => {
  await policy(['bets'])
  const { client, id: memberId } = await stage.member('race_eve')
  const { pushes, pushSubscriptions } = stage.system.stores
  const device = { merchant: 'alpha', memberId, id: 'device-eve', provider: 'web', sealedToken: '', sessionHash: '', origin: '', language: 'EN' }
  await pushSubscriptions.bind({ ...device, toAll: false, boundAt: stage.system.clock() }, 5)
  const { id } = valueOf(await send(client))
  const { approval } = opValue(await accept(id))
  opValue(await other.call('identity.refuse', { id, reason: 'other-person', words: 'The name differs' }))
  expect(await status(client)).toMatchObject({ check: { state: 'refused', reason: 'other-person' }, valid: false, maySend: true })
  const [pushed, ...more] = await pushes.ofMember({ merchant: 'alpha', memberId }, 5)
  expect([pushed?.push.says, more]).toEqual([{ text: 'push_identity', values: {} }, []])
  expect(await approve(approval)).toMatchObject({ code: 'identity.decided' })
})

// Proves staff-43.
test('who is too young, or whose document is out of date, is not accepted; without a second look one person is enough', async () => {
  await policy(['bets'], { secondLook: false })
  const { client } = await stage.member('young_fay')
  const { id } = valueOf(await send(client))
  const today = stage.system.clock().toISOString().slice(0, 10)
  const years = (count: number) => `${Number(today.slice(0, 4)) - count}${today.slice(4)}`
  const tomorrow = new Date(stage.system.clock().getTime() + 2 * DAY * 1000).toISOString().slice(0, 10)
  expect(await accept(id, one, { born: `${Number(tomorrow.slice(0, 4)) - 18}${tomorrow.slice(4)}` })).toMatchObject({
    code: 'identity.too.young',
    data: { minimumAge: 18 },
  })
  expect(await accept(id, one, { documentEnds: '2020-01-01' })).toMatchObject({ code: 'identity.document.ended' })
  expect(opValue(await accept(id, one, { born: years(18) }))).toEqual({ approval: null })
  expect(await status(client)).toMatchObject({ valid: true })
})

// Proves staff-63.
test('an acceptance that is taken back allows nothing any more, from the next movement on; the member reads why and may send another document', async () => {
  await policy(['deposit', 'bets', 'withdrawal'])
  const { client, id: memberId } = await stage.member('back_kim')
  const { id } = valueOf(await send(client))
  const takeBack = { id, reason: 'other-person', words: 'The company says that it was stolen' } as const
  expect(await one.call('identity.takeBack', takeBack)).toMatchObject({ code: 'identity.not.accepted', data: { state: 'waiting' } })
  opValue(await approve(opValue(await accept(id)).approval))
  expect(await tries(memberId, 'accepted')).toEqual(FREE)
  for (const role of ['support', 'risk', 'finance', 'owner', 'auditor'] as const)
    expect(await (await desk.staff(role)).call('identity.takeBack', takeBack)).toMatchObject({ code: 'staff.forbidden' })
  expect(await (await desk.staff('compliance', { at: 'beta' })).call('identity.takeBack', takeBack)).toMatchObject({ code: 'staff.forbidden' })
  expect(await tries(memberId, 'still-accepted')).toEqual(FREE)

  opValue(await other.call('identity.takeBack', takeBack))
  expect(new Set(Object.values(await tries(memberId, 'taken-back')))).toEqual(new Set(['identity.needed']))
  expect(await status(client)).toMatchObject({ check: { state: 'refused', reason: 'other-person' }, valid: false, maySend: true })
  const [event] = await stage.system.stores.staffEvents.list('alpha', { aboutKind: 'identity-check' }, 1)
  expect(event).toMatchObject({ event: 'identity.taken-back', aboutId: String(id), reason: takeBack.words, after: { member: memberId } })
  expect(opValue(await one.call('identity.get', { id }))).toMatchObject({ takenBack: true, born: DOCUMENT.born, endsAt: null, words: takeBack.words })

  const { id: next } = valueOf(await send(client, 'document-0002'))
  opValue(await approve(opValue(await accept(next)).approval))
  expect(await tries(memberId, 'another')).toEqual(FREE)
})

// Proves staff-63.
test('of two who take the same acceptance back one does, and again changes nothing', async () => {
  await policy(['bets'], { secondLook: false })
  const { client, id: memberId } = await stage.member('back_lou')
  const { id } = valueOf(await send(client))
  opValue(await accept(id))
  const takeBack = (by: OpClient, words: string) => by.call('identity.takeBack', { id, reason: 'unreadable', words })
  const answers = await Promise.all([takeBack(one, 'first'), takeBack(other, 'second')])
  answers.push(await takeBack(one, 'third'))
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  for (const refused of answers.filter(({ success }) => !success))
    expect(refused).toMatchObject({ code: 'identity.not.accepted', data: { state: 'refused' } })
  const trace = await stage.system.stores.staffEvents.list('alpha', { aboutKind: 'identity-check' }, 10)
  expect(trace.filter(({ aboutId }) => aboutId === String(id)).map(({ event }) => event)).toEqual(['identity.taken-back', 'identity.accepted'])
  expect(await tries(memberId, 'twice')).toMatchObject({ bets: 'identity.needed' })
})

// Proves staff-44.
test('pictures are sealed in the database, never given to the member again, and seen by compliance alone, which stands in the trace', async () => {
  await policy(['bets'])
  const { client } = await stage.member('seal_gil')
  const { id } = valueOf(await send(client, 'document-0001', [PHOTO, PHOTO]))
  const [sealed = ''] = await stage.system.stores.identityChecks.pictures('alpha', id)
  expect(Buffer.from(sealed, 'base64url').subarray(0, 4).toString()).not.toBe('RIFF')
  const shown = opValue(await one.call('identity.get', { id }))
  expect(shown.webp).toHaveLength(2)
  expect(
    Buffer.from(shown.webp[0] ?? '', 'base64')
      .subarray(0, 4)
      .toString(),
  ).toBe('RIFF')
  const [read] = await stage.system.stores.staffEvents.list('alpha', { event: 'identity.read' }, 1)
  expect(read).toMatchObject({ aboutId: String(id) })
  for (const role of ['support', 'risk', 'owner', 'auditor'] as const)
    expect(await (await desk.staff(role)).call('identity.get', { id })).toMatchObject({ code: 'staff.forbidden' })
  expect(await (await desk.staff('compliance', { at: 'beta' })).call('identity.get', { id })).toMatchObject({ code: 'staff.forbidden' })
})

// Proves staff-44.
test('pictures of what was refused go after 30 days, those of what waits and of what was accepted stay, also where that was taken back', async () => {
  await policy(['bets'])
  const { stores, clock } = stage.system
  const { client } = await stage.member('sweep_hal')
  const { id } = valueOf(await send(client))
  opValue(await one.call('identity.refuse', { id, reason: 'unreadable', words: 'Blurred' }))
  const { id: taken } = valueOf(await send(client, 'document-0002'))
  opValue(await approve(opValue(await accept(taken)).approval))
  opValue(await one.call('identity.takeBack', { id: taken, reason: 'other-person', words: 'Somebody else' }))
  const { id: next } = valueOf(await send(client, 'document-0003'))
  clock.advance(30 * DAY)
  await stage.system.jobs.runDue()
  expect(await stores.identityChecks.pictures('alpha', id)).toHaveLength(1)
  // The pictures are looked for each hour.
  clock.advance(3_600)
  await stage.system.jobs.runDue()
  expect(await stores.identityChecks.pictures('alpha', id)).toEqual([])
  for (const kept of [taken, next]) expect(await stores.identityChecks.pictures('alpha', kept)).toHaveLength(1)
})

// Proves staff-44.
test('what is sent again is stored once, one document waits at a time, and a day has five', async () => {
  await policy(['bets'])
  const { client, id: memberId } = await stage.member('again_ida')
  const { id } = valueOf(await send(client))
  expect(valueOf(await send(client)).id).toBe(id)
  expect(await send(client, 'document-0002')).toMatchObject({ errorCode: 'identity.waiting' })
  const both = await Promise.all(
    ['a', 'b'].map(name =>
      stage.system.inUnit(unit =>
        unit.identityChecks.add({ merchant: 'alpha', memberId, clientId: `same-time-${name}`, document: 'passport', sentAt: stage.system.clock() }, [
          '-',
        ]),
      ),
    ),
  )
  expect(both).toEqual([undefined, undefined])
  for (let count = 1; count <= 4; count += 1) {
    const waiting = await stage.system.stores.identityChecks.latestOf({ merchant: 'alpha', memberId })
    opValue(await one.call('identity.refuse', { id: waiting?.id ?? 0, reason: 'unreadable', words: 'Blurred' }))
    valueOf(await send(client, `document-1${count}00`))
  }
  const last = await stage.system.stores.identityChecks.latestOf({ merchant: 'alpha', memberId })
  opValue(await one.call('identity.refuse', { id: last?.id ?? 0, reason: 'unreadable', words: 'Blurred' }))
  expect(await send(client, 'document-2000')).toMatchObject({ errorCode: 'TOO_MANY_REQUEST' })
  expect(await send(client, 'document-3000', ['bm8gcGljdHVyZQ=='])).toMatchObject({ success: false })
})

test('the constraints refuse a decision without its parts', async () => {
  const { client } = await stage.member('constraint_jo')
  await policy(['bets'])
  const { id } = valueOf(await send(client))
  const byHand = stage.database.db.execute(sql`update identity_checks set state = 'accepted' where id = ${id}`)
  expect(await byHand.then(() => 'done', failedCheckOf)).toBe('identity_checks_decided')
})

// Proves money-46.
test('a change of the merchant’s content holds for money within a minute', async () => {
  const { jobs, clock } = stage.system
  await jobs.runDue()
  const { id } = await stage.member('id_within_a_minute')
  await write(['deposit'])
  clock.advance(60)
  await jobs.runDue()
  expect(await tries(id, 'minute-wanted')).toMatchObject({ deposit: 'identity.needed' })
  await write([])
  clock.advance(60)
  await jobs.runDue()
  expect(await tries(id, 'minute-free')).toMatchObject({ deposit: 'moved' })
})
