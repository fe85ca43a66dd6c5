import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newChatMember, supportSays } from '#support/testing/chat-members.ts'
import { countTo } from '#testing/count-to.ts'
import { createTestApp, valueOf, type TestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
})
afterAll(() => wire.close())

const red = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
/** As a phone takes it: turned by its metadata, which also tell where it was taken. */
const photo = async () =>
  await red(400, 200)
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 35/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

// Proves customer-service-and-chat-12.
test('a picture is drawn anew: upright, as WebP, and without what the phone wrote into it; no cache keeps it', async () => {
  const { client } = await newChatMember(wire, 'pic_plain')
  const original = await photo()
  expect(original.includes('SECRET-PLACE')).toBe(true)
  const sent = valueOf(await client.call('chat.sendPicture', { clientId: 'pic-00001', picture: original.toString('base64') }))
  expect(sent).toMatchObject({ seq: 1, by: 'member', text: '', picture: { width: 200, height: 400 } })

  const shown = await client.call('chat.picture', { seq: 1 })
  expect(shown.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
  const { picture } = valueOf(shown)
  const [head = '', body = ''] = picture.split(',')
  expect(head).toBe('data:image/webp;base64')
  const stored = Buffer.from(body, 'base64')
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 200, height: 400 })
  expect((await sharp(stored).metadata()).exif).toBeUndefined()
  expect(stored.includes('SECRET-PLACE')).toBe(false)
})

test('a larger picture becomes 1600 pixels long', async () => {
  const { client } = await newChatMember(wire, 'pic_large')
  const picture = (await red(3200, 1000).png().toBuffer()).toString('base64')
  const sent = valueOf(await client.call('chat.sendPicture', { clientId: 'pic-large', picture }))
  expect(sent.picture).toEqual({ width: 1600, height: 500 })
})

// Proves customer-service-and-chat-12.
describe('refused by its content, whatever it claims to be', () => {
  test.each([
    ['a page', async () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['a drawing with a script', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a GIF', async () => await red(10, 10).gif().toBuffer()],
    ['a JPEG that ends in the middle', async () => (await photo()).subarray(0, 300)],
    ['a page that begins like a JPEG', async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<script>alert(1)</script>')])],
    ['a small file of 4.2 million pixels', async () => await red(2048, 2049).png({ compressionLevel: 9 }).toBuffer()],
  ])('%s', async (_what, make) => {
    const { client } = await newChatMember(wire, `pic_bad_${(await make()).length % 99_991}`)
    const picture = (await make()).toString('base64')
    expect(await client.call('chat.sendPicture', { clientId: 'pic-bad-01', picture })).toMatchObject({ status: 422, errorCode: 'picture.invalid' })
    expect(valueOf(await client.call('chat.thread', {})).messages).toEqual([])
  })

  test('more than 1.5 MB are not read to the end', async () => {
    const { client } = await newChatMember(wire, 'pic_heavy')
    const picture = Buffer.alloc(1_500_001, 0xff).toString('base64')
    expect(await client.call('chat.sendPicture', { clientId: 'pic-heavy', picture })).toMatchObject({ status: 400 })
    const tooLong = Buffer.alloc(1_600_000, 0xff).toString('base64')
    expect(await client.call('chat.sendPicture', { clientId: 'pic-heavy', picture: tooLong })).toMatchObject({ errorCode: 'request.too.large' })
  })
})

// Proves customer-service-and-chat-12.
test('a member sends 10 pictures in an hour, and a repeated one does not count', async () => {
  const { client } = await newChatMember(wire, 'pic_many')
  const picture = (await red(8, 8).png().toBuffer()).toString('base64')
  for (let number = 0; number < 10; number++) valueOf(await client.call('chat.sendPicture', { clientId: `many-000${number}`, picture }))
  valueOf(await client.call('chat.sendPicture', { clientId: 'many-0009', picture }))
  expect(await client.call('chat.sendPicture', { clientId: 'many-0010', picture })).toMatchObject({ status: 429, value: { retryAfter: 3600 } })
})

// Proves customer-service-and-chat-12.
test('a merchant takes 600 pictures of new members in an hour, from however many members and networks; texts still arrive', async () => {
  const database = await openTestDatabase()
  const flooded = await createTestApp({ database })
  const one = await newChatMember(flooded, 'pic_flood', { ip: '198.51.100.1' })
  const other = await newChatMember(flooded, 'pic_flood_2', { ip: '192.0.2.1' })
  const picture = (await red(8, 8).png().toBuffer()).toString('base64')
  valueOf(await one.client.call('chat.sendPicture', { clientId: 'flood-001', picture }))
  await countTo(database.db, 'chat-picture-merchant-hour:all', 599)
  valueOf(await other.client.call('chat.sendPicture', { clientId: 'flood-001', picture }))
  expect(await other.client.call('chat.sendPicture', { clientId: 'flood-002', picture })).toMatchObject({ status: 429, value: { retryAfter: 3600 } })
  valueOf(await other.client.call('chat.send', { clientId: 'flood-003', text: 'Hello' }))
  await flooded.close()
})

// Proves customer-service-and-chat-12.
test('of one member’s pictures, the newest 100 are kept', async () => {
  const { client, id } = await newChatMember(wire, 'pic_kept')
  const owner = { merchant: 'alpha', memberId: id }
  for (let number = 0; number < 100; number++)
    await wire.system.stores.chats.add({
      ...owner,
      by: 'member',
      clientId: `kept-${1000 + number}`,
      at: wire.system.clock(),
      text: '',
      picture: { width: 1, height: 1 },
      image: new Uint8Array([number]),
    })
  valueOf(await client.call('chat.picture', { seq: 1 }))
  const picture = (await red(8, 8).png().toBuffer()).toString('base64')
  valueOf(await client.call('chat.sendPicture', { clientId: 'kept-newest', picture }))
  expect(await client.call('chat.picture', { seq: 1 })).toMatchObject({ status: 404, errorCode: 'chat.picture.gone' })
  valueOf(await client.call('chat.picture', { seq: 2 }))
})

// Proves customer-service-and-chat-12.
test('nobody sees another member’s picture', async () => {
  const one = await newChatMember(wire, 'pic_owner')
  const other = await newChatMember(wire, 'pic_thief')
  const picture = (await red(8, 8).png().toBuffer()).toString('base64')
  valueOf(await one.client.call('chat.sendPicture', { clientId: 'owner-001', picture }))
  await supportSays(wire, other.id, 'Hello', 'desk-0001')
  expect(await other.client.call('chat.picture', { seq: 1 })).toMatchObject({ errorCode: 'chat.picture.gone' })
})
