import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newChatMember } from '#support/testing/chat-members.ts'
import { createTestApp, valueOf, type TestApp } from '#testing/test-app.ts'
import { writeFolder } from '#testing/test-merchants.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
  await writeFolder(join(wire.system.merchantsDirectory, 'alpha'), {
    'content/chat.json': {
      greeting: { EN: 'Hello' },
      questions: [
        {
          id: 'deposit',
          question: { EN: 'Where is my deposit?', UR: 'میری رقم کہاں ہے؟' },
          answer: { EN: 'It takes an hour.', UR: 'ایک گھنٹہ لگتا ہے۔' },
        },
      ],
    },
  })
  await wire.system.merchants.reload()
})
afterAll(() => wire.close())

// Proves customer-service-and-chat-14.
test('a question of the merchant’s is answered at once, in the member’s language, and nobody at the desk has to', async () => {
  const { client, id } = await newChatMember(wire, 'ask_quick', { language: 'UR' })
  const ask = () => client.call('chat.ask', { clientId: 'ask-00001', question: 'deposit' })
  const { messages } = valueOf(await ask())
  expect(messages.map(({ by, text }) => [by, text])).toEqual([
    ['member', 'میری رقم کہاں ہے؟'],
    ['support', 'ایک گھنٹہ لگتا ہے۔'],
  ])
  expect((await wire.system.stores.chats.thread({ merchant: 'alpha', memberId: id }))?.supportUnread).toBe(0)
  valueOf(await ask())
  expect(valueOf(await client.call('chat.thread', {})).messages).toHaveLength(2)
})

test('a question that the merchant does not have is refused', async () => {
  const { client } = await newChatMember(wire, 'ask_unknown')
  expect(await client.call('chat.ask', { clientId: 'ask-00002', question: 'lottery' })).toMatchObject({
    status: 422,
    errorCode: 'chat.question.unknown',
  })
})
