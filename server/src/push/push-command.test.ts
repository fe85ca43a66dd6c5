import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, registration, valueOf, type TestApp } from '#testing/test-app.ts'
import { pushCommand } from './push-command.ts'
import { startPushStandIn, type PushStandIn } from './testing/push-stand-in.ts'

let service: PushStandIn
let wire: TestApp
beforeAll(async () => {
  service = await startPushStandIn()
  wire = await createTestApp({ config: { pushOrigins: [service.url] } })
  for (const [name, language] of [
    ['cmd_ann', 'EN'],
    ['cmd_uma', 'UR'],
  ] as const) {
    const client = wire.client('alpha', { language })
    client.token = valueOf(await client.call('member.register', registration(name))).token
    const registrationToken = service.device(name)
    valueOf(await client.call('push.bind', { registrationToken }))
    valueOf(await client.call('push.subscribe', { registrationToken, topic: 'ALL' }))
  }
})
afterAll(async () => {
  await wire.close()
  await service.close()
})

const run = async (...args: string[]) => (await pushCommand(wire.system)(wire.system.merchants.byCode('alpha')!, args)).join('\n')
const words = JSON.stringify({ EN: { title: 'Hello', body: 'There' } })
const idIn = (line: string) => line.split(' ')[0] ?? ''

// Proves push-18.
test('a push is tried out, sent, listed with its counts, and stopped', async () => {
  expect(await run('send', '--words', words, '--topic', 'ALL', '--try')).toContain('2 devices')
  await wire.system.jobs.runDue()
  expect(service.received).toEqual([])

  const sent = idIn(await run('send', '--words', words, '--topic', 'ALL', '--open', '/m/activity?id=7'))
  await wire.system.jobs.runDue()
  expect(service.received.map(({ device, payload }) => [device, payload.notification.navigate])).toEqual(
    expect.arrayContaining([
      ['cmd_ann', 'http://alpha.test/m/activity?id=7'],
      ['cmd_uma', 'http://alpha.test/m/activity?id=7'],
    ]),
  )
  expect(await run('list')).toContain(
    `${sent}  2026-01-01T00:00:00.000Z  news  sent  devices 2, accepted 2, gone 0, refused 0, unwanted 0, shown 0, tapped 0`,
  )

  const later = idIn(await run('send', '--words', words, '--member', 'cmd_ann', '--at', '2026-01-01T06:00Z'))
  expect(await run('stop', later)).toContain('is stopped')
  wire.system.clock.advance(6 * 3_600)
  await wire.system.jobs.runDue()
  expect(service.received).toHaveLength(2)
})

test('an audience is one member, or those of a language', async () => {
  const before = service.received.length
  await run('send', '--words', words, '--member', 'cmd_ann')
  await run('send', '--words', words, '--language', 'UR')
  await wire.system.jobs.runDue()
  expect(
    service.received
      .slice(before)
      .map(({ device }) => device)
      .toSorted(),
  ).toEqual(['cmd_ann', 'cmd_uma'])
})

// Proves push-17.
test.each([
  [['--linkageType', 'G', '--vendor', 'SALON', '--nodeId', '12'], '/m/home?card=SALON&nodeId=12'],
  [['--linkageType', 'P', '--vendor', 'LOTT', '--nodeId', '7'], '/m/home?card=LOTT&linkageType=P&nodeId=7'],
  [['--open', '/m/activity?id=7'], '/m/activity?id=7'],
  [[], '/m/home'],
])('with %j a tap opens %s', async (fields, path) => {
  const before = service.received.length
  await run('send', '--words', words, '--member', 'cmd_ann', ...fields)
  await wire.system.jobs.runDue()
  expect(service.received.slice(before).map(({ payload }) => payload.notification.navigate)).toEqual([`http://alpha.test${path}`])
})

test.each([
  [['send', '--words', words, '--topic', 'ALL', '--linkageType', 'G'], 'Usage'],
  [['send', '--words', words, '--topic', 'ALL', '--linkageType', 'X', '--vendor', 'SALON'], 'Usage'],
  [['send', '--words', words, '--topic', 'ALL', '--vendor', 'SALON'], 'Usage'],
  [['send', '--words', words, '--topic', 'ALL', '--linkageType', 'G', '--vendor', '<script>'], 'Usage'],
  [['send', '--words', words, '--topic', 'ALL', '--linkageType', 'G', '--vendor', 'SALON', '--open', '/m/home'], '--open'],
  [['send', '--words', words], 'Usage'],
  [['send', '--words', words, '--topic', 'ALL', '--member', 'cmd_ann'], 'Usage'],
  [['send', '--words', '{', '--topic', 'ALL'], 'no JSON'],
  [['send', '--words', '{"UR":{"title":"x","body":""}}', '--topic', 'ALL'], 'first language'],
  [['send', '--words', words, '--topic', 'ALL', '--open', 'https://evil.example/m/'], '--open'],
  [['send', '--words', words, '--topic', 'ALL', '--at', 'soon'], '--at'],
  [['send', '--words', words, '--topic', 'ALL', '--at', '2025-12-31T18:00Z'], 'which is past'],
  [['send', '--words', words, '--topic', 'ALL', '--kind', 'ads'], '--kind'],
  [['send', '--words', words, '--member', 'nobody_at_all'], 'Nobody'],
  [['stop', 'unknown'], 'no push'],
  [['celebrate'], 'Usage'],
])('%j is refused', async (args, reason) => {
  await expect(run(...args)).rejects.toThrow(reason)
})
