import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testWallet } from '#money/testing/test-wallet.ts'
import { newChatMember, supportSays } from '#support/testing/chat-members.ts'
import { countTo } from '#testing/count-to.ts'
import { createTestApp, registration, signIn, valueOf, type TestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp({ merchants: { alpha: { freePlay: true }, beta: { flags: {} } } })
})
afterAll(() => wire.close())

const say = (client: ReturnType<TestApp['client']>, text: string, clientId: string) => client.call('chat.send', { clientId, text })
const textsIn = (value: { readonly messages: readonly { readonly text: string }[] }) => value.messages.map(({ text }) => text)

describe('a chat between a member and support', () => {
  test('keeps what both wrote, in the order in which it came', async () => {
    const { client, id } = await newChatMember(wire, 'chat_order')
    valueOf(await say(client, 'Where is my deposit?', 'order-0001'))
    await supportSays(wire, id, 'It has arrived.', 'desk-0001')
    valueOf(await say(client, '  Thank you.  ', 'order-0002'))
    const { messages, more, unread } = valueOf(await client.call('chat.thread', {}))
    expect(messages.map(({ seq, by, text }) => [seq, by, text])).toEqual([
      [1, 'member', 'Where is my deposit?'],
      [2, 'support', 'It has arrived.'],
      [3, 'member', 'Thank you.'],
    ])
    expect([more, unread]).toEqual([false, 1])
  })

  // Proves customer-service-and-chat-11.
  test('a message that is sent again is stored once, even if both arrive at the same moment', async () => {
    const { client } = await newChatMember(wire, 'chat_once')
    const sent = await Promise.all(Array.from({ length: 5 }, () => say(client, 'Only once', 'once-0001')))
    expect(sent.map(outcome => valueOf(outcome).seq)).toEqual([1, 1, 1, 1, 1])
    valueOf(await say(client, 'Another', 'once-0002'))
    expect(textsIn(valueOf(await client.call('chat.thread', {})))).toEqual(['Only once', 'Another'])
  })

  test('is given in pages of 30: the newest first, then those before; and only what is new', async () => {
    const { client, id } = await newChatMember(wire, 'chat_pages')
    for (let number = 1; number <= 35; number++) await supportSays(wire, id, `message ${number}`, `desk-page-${number}`)
    const newest = valueOf(await client.call('chat.thread', {}))
    expect([newest.messages.length, newest.messages[0]?.seq, newest.messages.at(-1)?.seq, newest.more]).toEqual([30, 6, 35, true])
    const before = valueOf(await client.call('chat.thread', { before: 6 }))
    expect([textsIn(before), before.more]).toEqual([['message 1', 'message 2', 'message 3', 'message 4', 'message 5'], false])
    expect(textsIn(valueOf(await client.call('chat.thread', { after: 33 })))).toEqual(['message 34', 'message 35'])
    expect(textsIn(valueOf(await client.call('chat.thread', { after: 35 })))).toEqual([])
    const afterFirst = valueOf(await client.call('chat.thread', { after: 1 }))
    expect([afterFirst.messages[0]?.seq, afterFirst.messages.at(-1)?.seq, afterFirst.more]).toEqual([2, 31, true])
  })

  test('belongs to one member of one merchant', async () => {
    const one = await newChatMember(wire, 'chat_own')
    const other = await newChatMember(wire, 'chat_other')
    const elsewhere = await newChatMember(wire, 'chat_own', { merchant: 'beta' })
    valueOf(await say(one.client, 'Mine', 'own-00001'))
    expect(textsIn(valueOf(await other.client.call('chat.thread', {})))).toEqual([])
    expect(textsIn(valueOf(await elsewhere.client.call('chat.thread', {})))).toEqual([])
  })
})

describe('the unread count (spec 2 §4, Chat)', () => {
  // Proves customer-service-and-chat-5, customer-service-and-chat-9.
  test('counts what support wrote, comes with the member info, and falls as the member reads', async () => {
    const { client, id } = await newChatMember(wire, 'chat_unread')
    const counts = async () => [
      valueOf(await client.call('chat.unreadCount', {})).unReadCount,
      valueOf(await client.call('member.info', {})).counts?.chat,
      valueOf(await client.call('chat.thread', {})).unread,
    ]
    expect(await counts()).toEqual([0, 0, 0])
    valueOf(await say(client, 'Hello', 'unread-0001'))
    for (const number of [1, 2, 3]) await supportSays(wire, id, `answer ${number}`, `desk-unread-${number}`)
    expect(await counts()).toEqual([3, 3, 3])
    // Messages 2, 3 and 4 are support's.
    expect(valueOf(await client.call('chat.read', { upTo: 3 }))).toEqual({ unread: 1 })
    expect(valueOf(await client.call('chat.read', { upTo: 2 }))).toEqual({ unread: 1 })
    expect(valueOf(await client.call('chat.read', { upTo: 99 }))).toEqual({ unread: 0 })
    await supportSays(wire, id, 'one more', 'desk-unread-4')
    expect(await counts()).toEqual([1, 1, 1])
  })

  test('the member learns how far support has read', async () => {
    const { client, id } = await newChatMember(wire, 'chat_seen')
    valueOf(await say(client, 'Anybody there?', 'seen-0001'))
    expect(valueOf(await client.call('chat.thread', {})).seenTo).toBe(0)
    await wire.system.stores.chats.read({ merchant: 'alpha', memberId: id }, 'support', 1)
    expect(valueOf(await client.call('chat.thread', {})).seenTo).toBe(1)
  })
})

describe('who may not chat (spec 2 §4, Chat)', () => {
  const requested = [
    ['chat.launch', {}],
    ['chat.unreadCount', {}],
    ['chat.thread', {}],
    ['chat.read', { upTo: 1 }],
    ['chat.send', { clientId: 'refused-01', text: 'Hello' }],
    ['chat.ask', { clientId: 'refused-02', question: 'deposit' }],
    ['chat.sendPicture', { clientId: 'refused-03', picture: 'AAAA' }],
    ['chat.picture', { seq: 1 }],
  ] as const

  // Proves customer-service-and-chat-7, requests-32.
  test.each(requested)('%s: a visitor signs in first', async (name, request) => {
    expect(await wire.client().call(name, request)).toMatchObject({ status: 401, errorCode: 'customer.not.login' })
  })

  // Proves customer-service-and-chat-8, product-and-roles-9, product-and-roles-19.
  test('a restricted member is refused with no_permissions, and has no count', async () => {
    const client = wire.client()
    client.token = valueOf(await client.call('session.freePlay', {})).token
    for (const [name, request] of requested) expect([name, await client.call(name, request)]).toMatchObject([name, { errorCode: 'no_permissions' }])
    expect(valueOf(await client.call('member.info', {})).counts).not.toHaveProperty('chat')
  })

  // Proves customer-service-and-chat-6.
  test('without CBS3 there is no chat', async () => {
    const off = await createTestApp({ merchants: { alpha: { flags: { CBS3: false } } } })
    const client = off.client()
    client.token = valueOf(await client.call('member.register', registration('chat_off'))).token
    for (const [name, request] of requested) expect([name, await client.call(name, request)]).toMatchObject([name, { errorCode: 'chat.off' }])
    expect(valueOf(await client.call('member.info', {})).counts).not.toHaveProperty('chat')
    await off.close()
  })
})

describe('what one sender can cost', () => {
  // Proves customer-service-and-chat-13.
  test('a member writes 20 messages in a minute; a repeated one does not count, and another member is not held up', async () => {
    const { client } = await newChatMember(wire, 'chat_fast')
    for (let number = 1; number <= 20; number++) valueOf(await say(client, 'text', `fast-${1000 + number}`))
    valueOf(await say(client, 'text', 'fast-1020'))
    expect(await say(client, 'text', 'fast-1021')).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST', value: { retryAfter: 60 } })
    const { client: other } = await newChatMember(wire, 'chat_calm')
    valueOf(await say(other, 'text', 'calm-0001'))
    wire.system.clock.advance(60)
    valueOf(await say(client, 'text', 'fast-1021'))
  })

  // Proves customer-service-and-chat-13.
  test('a merchant takes 6,000 messages of new members in 15 minutes, from however many members and networks; another merchant is not held up', async () => {
    const database = await openTestDatabase()
    const flooded = await createTestApp({ database, merchants: { beta: { flags: {} } } })
    const from = (username: string, ip: string, merchant: 'alpha' | 'beta' = 'alpha') => newChatMember(flooded, username, { ip, merchant })
    const one = await from('flood_one', '198.51.100.1')
    const other = await from('flood_two', '192.0.2.1')
    const elsewhere = await from('flood_far', '192.0.2.1', 'beta')
    valueOf(await say(one.client, 'text', 'flood-0001'))
    await countTo(database.db, 'chat-merchant:all', 5_999)
    valueOf(await say(other.client, 'text', 'flood-0001'))
    expect(await say(other.client, 'text', 'flood-0002')).toMatchObject({ errorCode: 'TOO_MANY_REQUEST', value: { retryAfter: 900 } })
    expect(await say(one.client, 'text', 'flood-0002')).toMatchObject({ errorCode: 'TOO_MANY_REQUEST' })
    valueOf(await say(elsewhere.client, 'text', 'flood-0001'))
    flooded.system.clock.advance(900)
    const later = await from('flood_later', '192.0.2.1')
    valueOf(await say(later.client, 'text', 'flood-0001'))
    await flooded.close()
  })

  // Proves customer-service-and-chat-13.
  test('new accounts, even of the same network, never hold up a member who has a history: one of seven days, or a deposit', async () => {
    const database = await openTestDatabase()
    const flooded = await createTestApp({ database })
    const old = await newChatMember(flooded, 'chat_old')
    flooded.system.clock.advance(7 * 86_400)
    old.client.token = valueOf(await old.client.call('session.login', signIn('chat_old'))).token
    const payer = await newChatMember(flooded, 'chat_payer')
    await testWallet(flooded.system, payer.id).deposit('first', 10_000)
    const fresh = await newChatMember(flooded, 'chat_fresh')
    valueOf(await say(fresh.client, 'text', 'fresh-0001'))
    for (const [key, points] of [
      ['chat-merchant:all', 6_000],
      ['chat-network:203.0.113.0/24', 600],
    ] as const)
      await countTo(database.db, key, points)
    expect(await say(fresh.client, 'text', 'fresh-0002')).toMatchObject({ errorCode: 'TOO_MANY_REQUEST' })
    valueOf(await say(old.client, 'text', 'old-00001'))
    valueOf(await say(payer.client, 'text', 'payer-0001'))
    await flooded.close()
  })

  // Proves customer-service-and-chat-13.
  test('a household’s /48 counts as one: 2,400 messages of new members in 15 minutes, whatever its networks', async () => {
    const database = await openTestDatabase()
    const flooded = await createTestApp({ database })
    const one = await newChatMember(flooded, 'house_one', { ip: '2001:db8:7:100::1' })
    valueOf(await say(one.client, 'text', 'house-0001'))
    await countTo(database.db, 'chat-network-site:2001:db8:7::/48', 2_400)
    const other = await newChatMember(flooded, 'house_two', { ip: '2001:db8:7:ff00::1' })
    expect(await say(other.client, 'text', 'house-0001')).toMatchObject({ errorCode: 'TOO_MANY_REQUEST' })
    const neighbour = await newChatMember(flooded, 'house_three', { ip: '2001:db8:8:1::1' })
    valueOf(await say(neighbour.client, 'text', 'house-0001'))
    await flooded.close()
  })

  // Proves customer-service-and-chat-13.
  test.each([
    ['an empty text', { clientId: 'wrong-0001', text: '   ' }],
    ['a text of 2001 characters', { clientId: 'wrong-0002', text: 'a'.repeat(2001) }],
    ['a client id of another form', { clientId: '../../etc', text: 'Hello' }],
  ])('%s is refused', async (_what, request) => {
    const { client } = await newChatMember(wire, `chat_w${request.text.length}${request.clientId.length}`)
    expect(await client.call('chat.send', request)).toMatchObject({ status: 400, errorCode: 'request.invalid' })
  })
})

// Proves customer-service-and-chat-13.
test('messages are kept for 180 days, and their pictures with them', async () => {
  const { id } = await newChatMember(wire, 'chat_old')
  const owner = { merchant: 'alpha', memberId: id }
  const add = (clientId: string) =>
    wire.system.stores.chats.add({
      ...owner,
      by: 'member',
      clientId,
      at: wire.system.clock(),
      text: '',
      picture: { width: 1, height: 1 },
      image: new Uint8Array([1, 2, 3]),
    })
  await add('old-00001')
  expect([...((await wire.system.stores.chats.picture(owner, 1)) ?? [])]).toEqual([1, 2, 3])
  wire.system.clock.advance(90 * 86_400)
  await add('new-00001')
  const cutOff = new Date(wire.system.clock().getTime() - 1)
  expect(await wire.system.stores.chats.sweep('alpha', cutOff)).toBeGreaterThan(0)
  expect((await wire.system.stores.chats.messages(owner, {}, 10)).map(({ clientId }) => clientId)).toEqual(['new-00001'])
  expect(await wire.system.stores.chats.picture(owner, 1)).toBeUndefined()
  expect(await wire.system.stores.chats.picture(owner, 2)).toBeDefined()
})
