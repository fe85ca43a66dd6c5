import { userInfo } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConsoleStage, type ConsoleStage } from '#staff/testing/console-stage.ts'
import { recordCommand } from './record-command.ts'

let stage: ConsoleStage
beforeAll(async () => {
  stage = await createConsoleStage()
})
afterAll(() => stage.close())

// Proves staff-9.
test('a command stands in the chain of its merchant, with the user of the machine and the words', async () => {
  await recordCommand(stage.system)('alpha', 'money', ['player', 'balance'])
  const [event] = await stage.system.stores.staffEvents.list('alpha', {}, 1)
  expect(event).toMatchObject({
    event: 'command.run',
    personId: 'shell',
    login: userInfo().username,
    aboutKind: 'command',
    aboutId: 'money',
    after: { args: ['player', 'balance'] },
  })
})
