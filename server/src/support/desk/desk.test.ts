import { afterAll, beforeAll, expect, test } from 'vitest'
import { newChatMember, type ChatMember } from '#support/testing/chat-members.ts'
import { createTestApp, valueOf, type TestApp } from '#testing/test-app.ts'

let wire: TestApp
let member: ChatMember
beforeAll(async () => {
  wire = await createTestApp()
  member = await newChatMember(wire, 'desk_member')
})
afterAll(() => wire.close())

const HOST = 'localhost:3000'
const thread = () => `/dev/desk/thread?merchant=alpha&member=${member.id}`
const get = async (url: string) => await wire.app.inject({ url, headers: { host: HOST } })
const answer = async (text: string, clientId: string, headers: Readonly<Record<string, string>> = { origin: `http://${HOST}` }) =>
  await wire.app.inject({
    method: 'POST',
    url: thread(),
    headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ text, clientId }).toString(),
  })

// Proves customer-service-and-chat-11.
test('support sees who waits, opens the chat, and answers; nothing in it becomes markup', async () => {
  expect((await get('/dev/desk?merchant=alpha')).body).toContain('Nobody has written yet')
  expect((await get(thread())).body).toContain('No messages yet')
  valueOf(await member.client.call('chat.send', { clientId: 'desk-m-01', text: '</p><script>alert(1)</script>' }))
  expect((await get('/dev/desk?merchant=alpha')).body).toContain('1 waiting')
  expect((await get('/dev/desk?merchant=beta')).body).toContain('Nobody has written yet')

  const opened = await get(thread())
  expect(opened.body).not.toContain('No messages yet')
  expect(opened.body).not.toContain('<script')
  expect(opened.body).toContain('&lt;script&gt;')
  expect(opened.headers['content-security-policy']).toContain("default-src 'none'")
  expect((await get('/dev/desk?merchant=alpha')).body).not.toContain('waiting')

  expect((await answer('We look at it. شکریہ', 'desk-a-01')).statusCode).toBe(303)
  expect((await answer('We look at it. شکریہ', 'desk-a-01')).statusCode).toBe(303)
  const { messages, unread, seenTo } = valueOf(await member.client.call('chat.thread', {}))
  expect(messages.map(({ by, text }) => [by, text])).toEqual([
    ['member', '</p><script>alert(1)</script>'],
    ['support', 'We look at it. شکریہ'],
  ])
  expect([unread, seenTo]).toEqual([1, 1])
})

test.each([
  ['of another site', { origin: 'https://evil.example' }],
  ['of no site', {}],
  ['of a page that hides where it is from', { origin: 'null' }],
])('a form %s is refused', async (_from, headers) => {
  expect((await answer('Hello', 'desk-a-02', headers)).statusCode).toBe(404)
})

test('an empty answer is refused, and so is a member that the merchant does not have', async () => {
  expect((await answer('  ', 'desk-a-03')).statusCode).toBe(400)
  expect((await get(`/dev/desk/thread?merchant=beta&member=${member.id}`)).statusCode).toBe(404)
})

// Proves customer-service-and-chat-15.
test.each([
  ['at a brand’s host', 'alpha.test', '127.0.0.1'],
  ['from elsewhere, whatever host the client writes', HOST, '203.0.113.7'],
])('the desk is for whoever is on the machine itself: not %s', async (_how, host, remoteAddress) => {
  for (const url of ['/dev/desk', thread(), '/dev/desk/style.css'])
    expect([url, (await wire.app.inject({ url, headers: { host }, remoteAddress })).statusCode]).toEqual([url, 404])
})

// Proves customer-service-and-chat-15.
test('production has no desk, and therefore no chat of our own', async () => {
  const production = await createTestApp({ config: { mode: 'production' } })
  expect((await production.app.inject({ url: '/dev/desk', headers: { host: HOST } })).statusCode).toBe(404)
  await production.close()
})
