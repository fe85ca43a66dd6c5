import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConsoleStage, opValue, type ConsoleStage } from '#staff/testing/console-stage.ts'
import { writeFolder } from '#testing/test-merchants.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

let stage: ConsoleStage
let support: Awaited<ReturnType<ConsoleStage['staff']>>
let auditor: Awaited<ReturnType<ConsoleStage['staff']>>
beforeAll(async () => {
  stage = await createConsoleStage()
  support = await stage.staff('support', { at: 'alpha', login: 'sam' })
  auditor = await stage.staff('auditor', { at: 'alpha' })
})
afterAll(() => stage.close())

let messages = 0
const writing = async (memberId: string) => {
  await stage.system.stores.members.add(testMember(memberId), testRegistration)
  const owner = { merchant: 'alpha', memberId }
  const write = (text: string) => {
    stage.system.clock.advance(60)
    return stage.system.stores.chats.add({
      ...owner,
      by: 'member',
      clientId: `a-message-of-it-${(messages += 1)}`,
      at: stage.system.clock(),
      text,
      picture: null,
    })
  }
  return { owner, write }
}
const lineOf = async (memberId: string) => {
  const { items, waiting } = opValue(await support.call('inbox.chats', {}))
  return { waiting, ...items.find(({ member }) => member.id === memberId) }
}

test('a chat waits from its first message without an answer on; an answer ends that, once', async () => {
  const { write } = await writing('asker')
  await write('Hello')
  const since = stage.system.clock().toISOString()
  await write('Is anybody there?')
  expect(await lineOf('asker')).toMatchObject({ waiting: 1, waitingSince: since, unread: 2, last: { by: 'member', text: 'Is anybody there?' } })
  const answer = { memberId: 'asker', clientId: 'an-answer-to-asker', text: 'Yes.' }
  const sent = [await support.call('inbox.answer', answer), await support.call('inbox.answer', answer)].map(opValue)
  expect(new Set(sent.map(({ seq }) => seq)).size).toBe(1)
  expect(await lineOf('asker')).toMatchObject({ waiting: 0, waitingSince: null, unread: 0, last: { by: 'support', text: 'Yes.' } })
  expect(opValue(await auditor.call('inbox.chat', { memberId: 'asker' })).messages.map(({ by, text }) => `${by}: ${text}`)).toEqual([
    'member: Hello',
    'member: Is anybody there?',
    'support: Yes.',
  ])
})

test('the merchant’s own answer to a question ends nobody’s waiting', async () => {
  const { owner, write } = await writing('both')
  await write('My deposit is missing')
  await stage.system.stores.chats.add({
    ...owner,
    by: 'support',
    clientId: 'an-answer-by-itself',
    at: stage.system.clock(),
    text: '…',
    picture: null,
    waits: false,
  })
  expect((await lineOf('both')).waitingSince).not.toBeNull()
  opValue(await support.call('inbox.assign', { memberId: 'both', to: 'closed' }))
  expect(await lineOf('both')).toMatchObject({ waitingSince: null, assignedTo: null })
})

test('a chat is taken and given back; whoever only reads takes none', async () => {
  const { write } = await writing('taken')
  await write('Hello')
  expect(opValue(await support.call('inbox.assign', { memberId: 'taken', to: 'me' }))).toEqual({ assignedTo: 'sam' })
  expect(await lineOf('taken')).toMatchObject({ assignedTo: 'sam' })
  expect(await auditor.call('inbox.assign', { memberId: 'taken', to: 'me' })).toMatchObject({ code: 'staff.forbidden' })
  opValue(await support.call('inbox.assign', { memberId: 'taken', to: 'nobody' }))
  expect(await lineOf('taken')).toMatchObject({ assignedTo: null })
})

test('feedback is answered once, or again on purpose', async () => {
  const { owner } = await writing('critic')
  const { stores, clock } = stage.system
  const id = await stores.feedback.add({ ...owner, clientId: 'a-feedback-of-critic', topic: 'other', text: 'Too blue', sentAt: clock() } as never, [])
  expect(opValue(await support.call('inbox.feedback', { which: 'waiting' })).items).toMatchObject([{ id, text: 'Too blue', answer: null }])
  const answer = { id, text: 'We made it green.', replaces: false }
  opValue(await support.call('inbox.answerFeedback', answer))
  expect(await support.call('inbox.answerFeedback', answer)).toMatchObject({ code: 'feedback.answered' })
  opValue(await support.call('inbox.answerFeedback', { ...answer, text: 'Or blue again.', replaces: true }))
  expect(opValue(await support.call('inbox.feedback', { which: 'all' })).items[0]).toMatchObject({ answer: 'Or blue again.' })
})

test('a picture of a chat and those of a feedback are read at their merchant alone, and by those who may read the inbox', async () => {
  const { owner } = await writing('sender')
  const { stores, clock } = stage.system
  const sent = { ...owner, clientId: 'a-picture-of-sender', at: clock(), text: '', picture: { width: 2, height: 1 }, image: Buffer.from('drawn') }
  const { seq } = await stores.chats.add({ ...sent, by: 'member' })
  const images = [Buffer.from('first'), Buffer.from('second')]
  const report = { ...owner, clientId: 'pictures-of-sender', topic: 'other', text: 'Look', sentAt: clock() } as const
  const id = await stage.system.inUnit(unit => unit.feedback.add(report, images))
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  expect(opValue(await auditor.call('inbox.picture', { memberId: 'sender', seq }))).toEqual({ webp: base64('drawn') })
  expect(opValue(await auditor.call('inbox.picture', { memberId: 'sender', seq: seq + 1 }))).toEqual({ webp: null })
  expect(opValue(await auditor.call('inbox.feedbackPictures', { id }))).toEqual({ webp: ['first', 'second'].map(base64) })
  const elsewhere = await stage.staff('support', { at: 'beta' })
  expect(opValue(await elsewhere.call('inbox.picture', { memberId: 'sender', seq }, 'beta'))).toEqual({ webp: null })
  expect(opValue(await elsewhere.call('inbox.feedbackPictures', { id }, 'beta'))).toEqual({ webp: [] })
  const editor = await stage.staff('editor', { at: 'alpha' })
  expect(await editor.call('inbox.picture', { memberId: 'sender', seq })).toMatchObject({ code: 'staff.forbidden' })
  expect(await editor.call('inbox.feedbackPictures', { id })).toMatchObject({ code: 'staff.forbidden' })
})

test('answers that are written already come in the member’s language, else in the merchant’s first', async () => {
  const canned = async (language: string) => opValue(await support.call('inbox.canned', { language })).items
  expect(await canned('EN')).toEqual([])
  const question = { EN: 'How long?', UR: 'کب تک؟' }
  await writeFolder(join(stage.system.merchantsDirectory, 'alpha'), {
    'content/chat.json': { questions: [{ id: 'long', question, answer: { EN: 'A day.', UR: 'ایک دن۔' } }] },
  })
  expect(await stage.system.merchants.reload()).toEqual([])
  expect(await canned('UR')).toEqual([{ id: 'long', text: 'ایک دن۔' }])
  expect(await canned('TA')).toEqual([{ id: 'long', text: 'A day.' }])
  const editor = await stage.staff('editor', { at: 'alpha' })
  expect(await editor.call('inbox.canned', { language: 'EN' })).toMatchObject({ code: 'staff.forbidden' })
})
