import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, registered, type TestApp } from '#testing/test-app.ts'
import type { WireClient } from '#testing/wire-client.ts'

let wire: TestApp
let client: WireClient
beforeAll(async () => {
  wire = await createTestApp()
  client = (await registered(wire, 'numbers')).client
})
afterAll(() => wire.close())

const BEYOND_32_BITS = 2 ** 31
const BEYOND_64_BITS = 2 ** 63

describe('a number that the database cannot hold is refused and is no fault of the server', () => {
  test.each([
    ['chat.read', 'upTo', BEYOND_32_BITS],
    ['chat.picture', 'seq', BEYOND_32_BITS],
    ['chat.thread', 'after', BEYOND_32_BITS],
    ['feedback.list', 'before', BEYOND_64_BITS],
    ['feedback.pictures', 'id', BEYOND_64_BITS],
    ['mall.orders', 'before', BEYOND_64_BITS],
    ['wallet.statement', 'before', BEYOND_64_BITS],
    ['lottery.ticket', 'number', BEYOND_64_BITS],
  ] as const)('%s with %s %d', async (call, field, number) => {
    expect(await client.call(call, { [field]: number })).toMatchObject({ status: 400, errorCode: 'request.invalid' })
  })
})
