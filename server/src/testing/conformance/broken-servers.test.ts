import { runConformance } from '@foyer/conformance/run'
import { resultTable } from '@foyer/conformance/table'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { brokenServers } from './broken-servers.ts'
import { fetchFrom, type Breaking } from './server-under-test.ts'

/** What the server logged of failures, so that the message of a test says it. */
const errors: string[] = []
let stage: TestApp
beforeAll(async () => {
  stage = await createTestApp({ log: pino({ level: 'error' }, { write: line => void errors.push(line) }) })
})
afterAll(() => stage.close())

const AT = { url: 'http://127.0.0.1', merchant: 'alpha', otherMerchant: 'beta' }
const run = (more: Partial<Parameters<typeof runConformance>[0]> = {}, breaking: Breaking = {}) =>
  runConformance({ ...AT, ...more, fetch: fetchFrom(stage.app, breaking) })

test('our server passes, call by call', async () => {
  const results = await run()
  expect({ failed: results.filter(({ outcome }) => outcome === 'failed'), errors }).toEqual({ failed: [], errors: [] })
  expect(results.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(1_200)
  expect(resultTable(results).at(-1)).toMatch(/^\d+ passed, 0 failed, \d+ not tested\.$/)
})

test('a member who is named keeps everything as it is', async () => {
  const member = { username: 'conformer', password: 'Lantern-42-river' }
  await stage.client().call('member.register', { ...member, login: false, registerMethod: 'H5' })
  const results = await run({ member, only: ['member.close', 'member.info', 'chat.send'] })
  expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([])
  const whyNot = (subject: string) => results.find(result => result.subject === subject && result.check === 'answer')
  expect(whyNot('member.close')).toMatchObject({ outcome: 'not tested', reason: 'it would change the member' })
  expect(whyNot('member.info')).toMatchObject({ outcome: 'passed' })
})

test('where there is no member, it says so of everything that needs one', async () => {
  const results = await run({ member: { username: 'nobodyatall', password: 'wrong' }, only: ['wallet.balance'] })
  const ended = results.find(({ subject, check }) => subject === 'wallet.balance' && check === 'ended token')
  expect(ended).toMatchObject({ outcome: 'not tested', reason: 'the member could not sign in: login.cred.err' })
})

describe('a broken server is found', () => {
  test.each(brokenServers)('where $what', async ({ breaking, found, only }) => {
    const results = await run({ only }, breaking())
    expect(results).toContainEqual({ ...found, outcome: 'failed', reason: expect.any(String) as string })
    expect(resultTable(results).join('\n')).toContain(`✗ ${found.subject}, ${found.check}: `)
  })
})
