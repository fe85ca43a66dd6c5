import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newChatMember, type ChatMember } from '#support/testing/chat-members.ts'
import { createTestApp, valueOf, type TestApp } from '#testing/test-app.ts'

// Proves customer-service-and-chat-5.
describe('the product’s own chat is a page of the product', () => {
  let wire: TestApp
  let member: ChatMember
  beforeAll(async () => {
    wire = await createTestApp()
    member = await newChatMember(wire, 'launch_own')
  })
  afterAll(() => wire.close())

  test.each([
    ['without a way back', {}, '/m/chat'],
    ['with one', { backUrl: '/m/home' }, '/m/chat?backUrl=%2Fm%2Fhome'],
    ['with one at a host of the merchant', { backUrl: 'https://alpha.test/m/home' }, '/m/chat?backUrl=https%3A%2F%2Falpha.test%2Fm%2Fhome'],
    ['with one at a host of another', { backUrl: 'https://beta.test/m/home' }, '/m/chat'],
    ['with one that only begins like a path', { backUrl: '//evil.example/' }, '/m/chat'],
    ['with one that browsers read as another host', { backUrl: '/\\evil.example' }, '/m/chat'],
    ['with a script', { backUrl: 'javascript:alert(1)' }, '/m/chat'],
  ])('%s', async (_how, request, chatUrl) => {
    expect(valueOf(await member.client.call('chat.launch', request))).toEqual({ chatUrl })
  })
})

describe('a chat at another address', () => {
  const url = 'https://chat.brand.example/room?site=1'

  // Proves constants-26, customer-service-and-chat-9, language-and-country-7, language-and-country-12, requests-32.
  test.each([
    ['CN', 'CN'],
    ['TW', 'CN'],
    ['PT-BR', 'PT-BR'],
    [undefined, 'CN'],
  ])('gets the page’s words, and language %s as %s', async (language, said) => {
    const wire = await createTestApp({ merchants: { alpha: { chat: { provider: 'link', url } } } })
    const { client } = await newChatMember(wire, 'launch_link')
    const request = { b2c: '1', title: 'Home', backUrl: 'https://alpha.test/m/home', headerColor: '#101010', ...(language && { language }) }
    const { chatUrl, frame } = valueOf(await client.call('chat.launch', request))
    expect(frame).toBeUndefined()
    expect(chatUrl.startsWith('https://chat.brand.example/room?')).toBe(true)
    expect(Object.fromEntries(new URL(chatUrl).searchParams)).toEqual({
      site: '1',
      b2c: '1',
      title: 'Home',
      backUrl: 'https://alpha.test/m/home',
      headerColor: '#101010',
      language: said,
    })
    expect(valueOf(await client.call('chat.unreadCount', {}))).toEqual({ unReadCount: 0 })
    expect(await client.call('chat.send', { clientId: 'link-0001', text: 'Hello' })).toMatchObject({ errorCode: 'chat.off' })
    expect(valueOf(await client.call('member.info', {})).counts).not.toHaveProperty('chat')
    await wire.close()
  })

  test('with a key it learns who the member is, and can check it', async () => {
    const wire = await createTestApp({
      merchants: { alpha: { chat: { provider: 'link', url, key: 'CHAT_KEY' } } },
      env: { ALPHA__CHAT_KEY: 'a key of the merchant' },
    })
    const { client, id } = await newChatMember(wire, 'launch_key')
    const { chatUrl } = valueOf(await client.call('chat.launch', {}))
    const said = new URL(chatUrl).searchParams
    const hash = createHmac('sha256', 'a key of the merchant').update(id).digest('hex')
    expect([said.get('id'), said.get('name'), said.get('hash')]).toEqual([id, 'launch_key', hash])
    expect(chatUrl).not.toContain('a%20key')
    await wire.close()
  })
})

// Proves constants-26, customer-service-and-chat-9.
test('Chatwoot is shown in a frame of its own origin, which learns by an HMAC who the member is', async () => {
  const wire = await createTestApp({
    merchants: { alpha: { chat: { provider: 'chatwoot', url: 'https://chat.example', websiteToken: 'website-token', hmacToken: 'CHATWOOT' } } },
    env: { ALPHA__CHATWOOT: 'the inbox’s token' },
  })
  const { client, id } = await newChatMember(wire, 'launch_woot')
  const { chatUrl, frame } = valueOf(await client.call('chat.launch', { language: 'PT-BR' }))
  expect(chatUrl).toBe('https://chat.example/widget?website_token=website-token')
  expect(frame?.origin).toBe('https://chat.example')
  const hash = createHmac('sha256', 'the inbox’s token').update(id).digest('hex')
  const said = frame?.messages.map(message => JSON.parse(message.replace('chatwoot-widget:', '')) as unknown)
  expect(said).toEqual([
    { event: 'config-set', locale: 'pt_BR', hideMessageBubble: true },
    { event: 'set-user', identifier: id, user: { name: 'launch_woot', identifier_hash: hash } },
  ])
  const unknown = valueOf(await client.call('chat.launch', {}))
  expect(unknown.frame?.messages[0]).toContain('"locale":"en"')
  await wire.close()
})
