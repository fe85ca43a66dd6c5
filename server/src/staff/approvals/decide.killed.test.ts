import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { reconcile } from '#money/reconcile.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createConsoleStage, opValue, type ConsoleStage, type OpClient } from '#staff/testing/console-stage.ts'
import { approveAndDie, type Moment } from '#staff/testing/dying-decision.ts'
import { openOwnPostgres, postgresUrl } from '#testing/test-database.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

// Proves staff-8.
describe.runIf(postgresUrl)('a process that is killed while it carries out an approval loses nothing and doubles nothing', () => {
  let database: OpenDatabase & { readonly href: string }
  let stage: ConsoleStage
  let finance: OpClient
  let second: OpClient
  beforeAll(async () => {
    database = await openOwnPostgres(postgresUrl ?? '')
    stage = await createConsoleStage({ database })
    finance = await stage.staff('finance')
    second = await stage.staff('finance')
    await stage.system.stores.members.add(testMember('ann'), testRegistration)
    await testWallet(stage.system, 'ann').deposit('in', 1_000)
  })
  afterAll(() => stage.close())

  const balance = async () => (await stage.system.stores.ledger.accountsOf('alpha', 'ann')).find(({ kind }) => kind === 'main')?.balance
  const adjusted = async () => (await stage.system.stores.staffEvents.list('alpha', { event: 'ledger.adjusted' }, 100)).length
  const approve = async (key: { readonly merchant: string; readonly id: string }) => {
    const { seen } = opValue(await second.call('approvals.get', key))
    return await second.call('approvals.decide', { ...key, decision: 'approve', answer: 'Looked at.', seen: seen ?? '' })
  }

  test.each([
    // Nothing has happened, and a colleague approves it anew.
    ['before commit', 'waiting', 0],
    // It is done, although nobody was answered.
    ['after commit', 'approved', 700],
  ] as const satisfies readonly (readonly [Moment, string, number])[])('%s: it is %s', async (moment, state, given) => {
    const [before, events] = [(await balance()) ?? 0, await adjusted()]
    const wanted = { memberId: 'ann', act: 'give', amount: 700, reason: 'A bet was charged twice.' } as const
    const { approval: id } = opValue(await finance.call('ledger.adjust', wanted))
    const key = { merchant: 'alpha', id }
    const { seen } = opValue(await second.call('approvals.get', key))
    const order = { href: database.href, moment, cookie: second.cookie ?? '', key, seen: seen ?? '', now: stage.system.clock().toISOString() }
    expect(await approveAndDie(order)).toBe('SIGKILL')
    expect(opValue(await second.call('approvals.get', key)).state).toBe(state)
    expect([await balance(), (await adjusted()) - events]).toEqual([before + given, given > 0 ? 1 : 0])

    expect((await approve(key)).success).toBe(state === 'waiting')
    expect([await balance(), (await adjusted()) - events]).toEqual([before + 700, 1])
    expect((await reconcile(stage.system)('alpha')).filter(({ faults }) => faults > 0)).toEqual([])
  })
})
