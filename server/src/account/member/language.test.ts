import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, valueOf, type TestApp } from '#testing/test-app.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
})
afterAll(() => wire.close())

// Proves requests-22, requests-26.
test('a member’s language is stored (spec 1 §7, Language sync)', async () => {
  const client = wire.client()
  const request = { username: 'polyglot', password: 'Lantern-42-river', login: true, registerMethod: 'H5' } as const
  client.token = valueOf(await client.call('member.register', request)).token
  expect(valueOf(await client.call('member.language', { language: 'UR' }))).toEqual({})
  expect(valueOf(await client.call('member.info', {})).language).toBe('UR')
  expect(await client.call('member.language', { language: 'XX' as never })).toMatchObject({ errorCode: 'request.invalid' })
})
