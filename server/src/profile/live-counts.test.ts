import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newChatMember, supportSays } from '#support/testing/chat-members.ts'
import { createTestApp, valueOf, type TestApp } from '#testing/test-app.ts'
import { writeFolder } from '#testing/test-merchants.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
})
afterAll(() => wire.close())

const publish = async (merchant: string, executions: Readonly<Record<string, string>>) => {
  const categories = [{ id: 'news', name: { EN: 'News' } }]
  const announcements = Object.entries(executions).map(([id, execution]) => ({
    id,
    category: 'news',
    execution,
    title: { EN: id },
    content: { EN: `<p>${id}</p>` },
  }))
  await writeFolder(join(wire.system.merchantsDirectory, merchant), { 'content/announcements.json': { categories, announcements } })
  expect(await wire.system.merchants.reload()).toEqual([])
}

// Proves customer-service-and-chat-10.
test('the counts of badges come with the member: unread messages of support and what is new in the inbox (spec 2 §4, Chat)', async () => {
  await publish('alpha', { one: 'A', two: 'A', visitors: 'B' })
  const { client, id } = await newChatMember(wire, 'counting')
  const counts = async () => valueOf(await client.call('member.info', {})).counts
  expect(await counts()).toEqual({ chat: 0, inbox: 2 })

  expect(valueOf(await client.call('announcements.read', { ids: ['one'] }))).toEqual({ unread: 1 })
  await supportSays(wire, id, 'Hello', 'answer-01')
  expect(await counts()).toEqual({ chat: 1, inbox: 1 })

  const another = await newChatMember(wire, 'uncounted')
  expect(valueOf(await another.client.call('member.info', {})).counts).toEqual({ chat: 0, inbox: 2 })
})

// Proves customer-service-and-chat-10.
test('what a merchant does not have is not counted', async () => {
  const { client } = await newChatMember(wire, 'elsewhere', { merchant: 'beta' })
  expect(valueOf(await client.call('member.info', {})).counts).toEqual({ inbox: 0 })
})
