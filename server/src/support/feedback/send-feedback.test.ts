import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { newChatMember } from '#support/testing/chat-members.ts'
import { countTo } from '#testing/count-to.ts'
import { createTestApp, valueOf, type TestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import type { WireClient } from '#testing/wire-client.ts'
import { feedbackCommand } from './feedback-command.ts'

const database = await openTestDatabase()
let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp({ database, recurring: ['support'] })
})
afterAll(() => wire.close())

type Sent = Partial<Parameters<WireClient['call']>[1]> & { readonly text?: string; readonly pictures?: string[] }
const send = (client: WireClient, clientId: string, { text = 'The game stopped.', pictures = [] }: Sent = {}) =>
  client.call('feedback.send', { clientId, topic: 'game', text, pictures })
const list = async (client: WireClient) => valueOf(await client.call('feedback.list', {}))
const run = async (...args: string[]) => (await feedbackCommand(wire.system)(wire.system.merchants.byCode('alpha')!, args)).join('\n')

/** A photo that tells where it was taken. */
const photo = async () =>
  (
    await sharp({ create: { width: 20, height: 10, channels: 3, background: '#c00' } })
      .jpeg()
      .withExif({ IFD0: { ImageDescription: 'the kitchen' } })
      .toBuffer()
  ).toString('base64')

describe('feedback (spec 2 §2, Reward center, missions, point market, feedback)', () => {
  // Proves ranks-and-rewards-24.
  test('is stored once, however often and however much at once it is sent', async () => {
    const { client } = await newChatMember(wire, 'fb_once')
    const sent = await Promise.all(Array.from({ length: 5 }, () => send(client, 'once-0001')))
    expect(new Set(sent.map(outcome => valueOf(outcome).id)).size).toBe(1)
    valueOf(await send(client, 'once-0001'))
    const { feedback, more } = await list(client)
    expect(feedback).toEqual([
      { id: expect.any(Number) as number, topic: 'game', text: 'The game stopped.', pictures: 0, sentAt: '2026-01-01T00:00:00.000Z' },
    ])
    expect(more).toBe(false)
  })

  // Proves ranks-and-rewards-24.
  test('belongs to one member of one merchant', async () => {
    const one = await newChatMember(wire, 'fb_own')
    const other = await newChatMember(wire, 'fb_other')
    const elsewhere = await newChatMember(wire, 'fb_own', { merchant: 'beta' })
    const { id } = valueOf(await send(one.client, 'same-0001'))
    expect((await list(other.client)).feedback).toEqual([])
    expect((await list(elsewhere.client)).feedback).toEqual([])
    const { id: pictured } = valueOf(await send(one.client, 'same-0002', { pictures: [await photo()] }))
    for (const [{ client }, seen] of [
      [one, 1],
      [other, 0],
      [elsewhere, 0],
    ] as const)
      expect(valueOf(await client.call('feedback.pictures', { id: pictured })).pictures).toHaveLength(seen)
    // The same client id of another member is another feedback.
    expect(valueOf(await send(other.client, 'same-0001')).id).not.toBe(id)
    await expect(feedbackCommand(wire.system)(wire.system.merchants.byCode('beta')!, ['show', String(id)])).rejects.toThrow('beta has no feedback')
  })

  // Proves ranks-and-rewards-24.
  test('needs words, a known topic and at most 3 pictures', async () => {
    const { client } = await newChatMember(wire, 'fb_form')
    const picture = await photo()
    for (const wrong of [{ text: '  ' }, { text: 'x'.repeat(2_001) }, { pictures: [picture, picture, picture, picture] }])
      expect(await send(client, 'form-0001', wrong)).toMatchObject({ status: 400, errorCode: 'request.invalid' })
    expect(await client.call('feedback.send', { clientId: 'form-0001', topic: 'weather' as 'game', text: 'Rain', pictures: [] })).toMatchObject({
      status: 400,
    })
    valueOf(await send(client, 'form-0001', { text: 'x'.repeat(2_000), pictures: [picture, picture, picture] }))
  })

  // Proves ranks-and-rewards-25.
  test('a picture is drawn anew without what the phone wrote into it; another file is refused, and nothing is stored', async () => {
    const { client } = await newChatMember(wire, 'fb_picture')
    const wrong = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
    expect(await send(client, 'wrong-0001', { pictures: [await photo(), wrong] })).toMatchObject({ status: 422, errorCode: 'picture.invalid' })
    expect((await list(client)).feedback).toEqual([])
    const { id } = valueOf(await send(client, 'right-0001', { pictures: [await photo(), await photo()] }))
    expect((await list(client)).feedback.map(({ pictures }) => pictures)).toEqual([2])
    const shown = valueOf(await client.call('feedback.pictures', { id })).pictures
    expect(shown).toHaveLength(2)
    const [head, body = ''] = shown[0]?.split(',') ?? []
    expect([head, (await sharp(Buffer.from(body, 'base64')).metadata()).width]).toEqual(['data:image/webp;base64', 20])
    const folder = await mkdtemp(join(tmpdir(), 'foyer-feedback-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    expect(await run('show', String(id), '--pictures', folder)).toContain('pictures: 2')
    const files = await readdir(folder)
    expect(files.toSorted()).toEqual([`feedback-${id}-1.webp`, `feedback-${id}-2.webp`])
    const { format, width, height, exif } = await sharp(await readFile(join(folder, files[0]!))).metadata()
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 20, height: 10, exif: undefined })
  })

  // Proves ranks-and-rewards-24.
  test('is listed in pages of 20, the newest first', async () => {
    const { client, id: memberId } = await newChatMember(wire, 'fb_pages')
    for (let number = 1; number <= 21; number++)
      await wire.system.inUnit(unit =>
        unit.feedback.add(
          { merchant: 'alpha', memberId, clientId: `page-${1000 + number}`, topic: 'other', text: String(number), sentAt: wire.system.clock() },
          [],
        ),
      )
    const first = await list(client)
    expect([first.feedback.length, first.feedback[0]?.text, first.feedback.at(-1)?.text, first.more]).toEqual([20, '21', '2', true])
    const rest = valueOf(await client.call('feedback.list', { before: first.feedback.at(-1)!.id }))
    expect([rest.feedback.map(({ text }) => text), rest.more]).toEqual([['1'], false])
  })
})

describe('the limits of feedback', () => {
  // Proves ranks-and-rewards-26.
  test('a member sends 3 in an hour, a repeated one does not count, and others of the same network are not held up', async () => {
    const one = await newChatMember(wire, 'fb_hour', { ip: '198.51.100.7' })
    const other = await newChatMember(wire, 'fb_hour_2', { ip: '198.51.100.8' })
    for (const number of [1, 2, 3]) valueOf(await send(one.client, `hour-000${number}`))
    valueOf(await send(one.client, 'hour-0003'))
    expect(await send(one.client, 'hour-0004')).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST', value: { retryAfter: 3600 } })
    valueOf(await send(other.client, 'hour-0005'))
  })

  // Proves ranks-and-rewards-26.
  test('a member sends 10 in a day, a network 300', async () => {
    const one = await newChatMember(wire, 'fb_day', { ip: '192.0.2.7' })
    const other = await newChatMember(wire, 'fb_day_2', { ip: '192.0.2.8' })
    valueOf(await send(one.client, 'day-00001'))
    await countTo(database.db, `feedback-member-day:${one.id}`, 10)
    expect(await send(one.client, 'day-00002')).toMatchObject({ status: 429, value: { retryAfter: 86_400 } })
    valueOf(await send(other.client, 'day-00003'))
    await countTo(database.db, 'feedback-network-day:192.0.2.0/24', 300)
    expect(await send(other.client, 'day-00004')).toMatchObject({ status: 429, value: { retryAfter: 86_400 } })
  })
})

describe('npm run foyer -- feedback', () => {
  // Proves ranks-and-rewards-24.
  test('lists what waits, the oldest first, and an answer reaches the member', async () => {
    const { client } = await newChatMember(wire, 'fb_answer')
    const first = valueOf(await send(client, 'answer-001', { text: 'Where is\nmy prize? \u001b[2J' })).id
    const second = valueOf(await send(client, 'answer-002')).id
    const waiting = await run('list')
    expect(waiting.indexOf(`${first}  `)).toBeLessThan(waiting.indexOf(`${second}  `))
    // What would steer the operator's terminal is left out.
    expect(waiting).toContain(`${first}  2026-01-01T00:00:00.000Z  game  fb_answer  waiting  Where is my prize? [2J`)
    expect(await run('answer', String(first), '--words', ' It is on its way. ')).toContain('fb_answer has the answer')
    expect((await list(client)).feedback.map(({ answer }) => answer)).toEqual([
      undefined,
      { text: 'It is on its way.', at: '2026-01-01T00:00:00.000Z' },
    ])
    expect(await run('list')).not.toContain(`${first}  `)
    expect(await run('list', '--all')).toContain(`${first}  `)
    expect(await run('show', String(first))).toContain('Answered 2026-01-01T00:00:00.000Z: It is on its way.')
  })

  // Proves ranks-and-rewards-24.
  test('an answer is replaced only where the operator says so', async () => {
    const { client } = await newChatMember(wire, 'fb_again')
    const id = String(valueOf(await send(client, 'again-0001')).id)
    await run('answer', id, '--words', 'Yes')
    await expect(run('answer', id, '--words', 'No')).rejects.toThrow('was answered before')
    expect((await list(client)).feedback[0]?.answer?.text).toBe('Yes')
    await run('answer', id, '--words', 'No', '--replace')
    expect((await list(client)).feedback[0]?.answer?.text).toBe('No')
  })

  test.each([
    ['show', '999999999'],
    ['show', 'x'],
    ['answer', '1'],
    ['answer', '999999999', '--words', 'Hm'],
    ['delete', '1'],
    ['show', '1', '2'],
  ])('%s %s … is refused with a reason', async (...args) => {
    await expect(run(...args)).rejects.toThrow(/has no feedback|Usage/)
  })
})

// Proves ranks-and-rewards-24.
test('feedback is kept for 365 days', async () => {
  const { client, id: memberId } = await newChatMember(wire, 'fb_old')
  const day = 24 * 60 * 60_000
  for (const age of [365, 364])
    await wire.system.inUnit(unit =>
      unit.feedback.add(
        {
          merchant: 'alpha',
          memberId,
          clientId: `old-${age}-00`,
          topic: 'other',
          text: String(age),
          sentAt: new Date(wire.system.clock().getTime() - age * day),
        },
        [new Uint8Array([1])],
      ),
    )
  await wire.system.jobs.runDue()
  expect((await list(client)).feedback.map(({ text }) => text)).toEqual(['364'])
})
