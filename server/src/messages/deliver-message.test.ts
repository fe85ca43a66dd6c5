import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { PermanentFailure } from '#kernel/jobs/job-failures.ts'
import { createJobRunner } from '#kernel/jobs/job-runner.ts'
import { createTestDeps, type TestSystem } from '#testing/harness.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { jobRows, removeJobs } from '#testing/test-stores.ts'
import { deliverMessage, type Carriers } from './deliver-message.ts'
import type { EmailProvider } from './email/email-provider.ts'
import { queueMessage, type Message } from './queue-message.ts'

let database: OpenDatabase
let system: TestSystem
beforeAll(async () => {
  database = await openTestDatabase()
  system = await createTestDeps({ database })
})
beforeEach(() => removeJobs(database.db))
afterAll(() => system.close())

/** Carriers that record what they were given; `failing` makes the first sends fail. */
const carriersOf = (failing: readonly Error[] = [], sendMail?: EmailProvider['send']) => {
  const failures = [...failing]
  const sent: string[] = []
  const carry = (name: string) => ({
    async send({ to }: { readonly to: string }) {
      const failure = failures.shift()
      if (failure) throw failure
      sent.push(`${name} ${to}`)
    },
  })
  const carriers: Carriers = {
    sms: { outbox: carry('sms'), gateway: carry('gateway') },
    email: { outbox: sendMail ? { send: sendMail } : carry('email'), smtp: carry('smtp') },
  }
  const jobs = createJobRunner({
    store: system.stores.jobs,
    stoppedProviders: system.stores.stoppedProviders,
    works: [deliverMessage({ ...system, carriers })],
    settingsOf: () => 'as they are',
    clock: system.clock,
    log: pino({ level: 'silent' }),
  })
  return { sent, runDue: () => jobs.runDue() }
}

const queue = (more: Partial<Message> = {}, merchant = 'alpha') =>
  system.inUnit(unit =>
    queueMessage(system)(unit, merchant, {
      channel: 'sms',
      recipient: '639171234567',
      text: 'hello',
      to: 'anyone',
      until: new Date(system.clock().getTime() + 60_000).toISOString(),
      ...more,
    }),
  )

describe('messages (docs/jobs.md)', () => {
  test('are sent by the carrier of their channel, once', async () => {
    const { sent, runDue } = carriersOf()
    await queue()
    await queue({ channel: 'email', recipient: 'ann@example.com', subject: 'Hello' })
    await runDue()
    await runDue()
    expect(sent.toSorted()).toEqual(['email ann@example.com', 'sms 639171234567'])
    expect(await jobRows(database.db)).toEqual([])
  })

  test('of a unit of work that failed are never sent', async () => {
    const { sent, runDue } = carriersOf()
    const failing = system.inUnit(async unit => {
      await queueMessage(system)(unit, 'alpha', { channel: 'sms', recipient: '63917', text: '', to: 'anyone', until: '2099-01-01T00:00:00Z' })
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    await runDue()
    expect(sent).toEqual([])
  })

  test('have the id of their job in each try', async () => {
    const ids: string[] = []
    const send = async ({ id }: { readonly id: string }) => {
      ids.push(id)
      if (ids.length === 1) throw new Error('busy')
    }
    const { runDue } = carriersOf([], send)
    await queue({ channel: 'email', recipient: 'ann@example.com', subject: 'Hello' })
    const [job] = await jobRows(database.db)
    await runDue()
    system.clock.advance(5)
    await runDue()
    expect(ids).toEqual([job?.id, job?.id])
  })

  test('that failed are tried again', async () => {
    const { sent, runDue } = carriersOf([new Error('busy')])
    await queue()
    await runDue()
    expect(sent).toEqual([])
    system.clock.advance(5)
    await runDue()
    expect(sent).toEqual(['sms 639171234567'])
  })

  test('that are too late are dropped', async () => {
    const { sent, runDue } = carriersOf([new Error('busy')])
    await queue()
    await runDue()
    system.clock.advance(60)
    await runDue()
    expect(sent).toEqual([])
    expect(await jobRows(database.db)).toEqual([])
  })

  test('that can never arrive are given up at once', async () => {
    const { sent, runDue } = carriersOf([new PermanentFailure('no such number')])
    await queue()
    await runDue()
    expect(sent).toEqual([])
    expect(await jobRows(database.db)).toEqual([])
  })

  test('for members only are sent to proven numbers and addresses of the merchant, and those for nobody are not sent', async () => {
    const verified = new Date()
    await system.stores.members.add(testMember('ann', { mobile: '639170000001', mobileVerifiedAt: verified }), testRegistration)
    await system.stores.members.add(
      testMember('bob', { mobile: '639170000002', email: 'bob@example.com', emailVerifiedAt: verified }),
      testRegistration,
    )
    const { sent, runDue } = carriersOf()
    await queue({ recipient: '639170000001', to: 'member' })
    await queue({ recipient: '639170000001', to: 'member' }, 'beta')
    await queue({ recipient: '639170000002', to: 'member' })
    await queue({ channel: 'email', recipient: 'bob@example.com', to: 'member' })
    await queue({ recipient: '639170000001', to: 'nobody' })
    await runDue()
    expect(sent.toSorted()).toEqual(['email bob@example.com', 'sms 639170000001'])
  })
})
