import { expect, test } from 'vitest'
import { newReadyWithdrawer } from '#money/testing/test-withdrawals.ts'
import { createPaymentStage } from '#payments/testing/payment-stage.ts'
import { startReviewProcess } from '#payments/testing/review-process.ts'
import { valueOf } from '#testing/test-app.ts'
import { openOwnPostgres, postgresUrl } from '#testing/test-database.ts'
import { reviewWithdrawal } from './review-withdrawal.ts'

// Proves money-35.
test.runIf(postgresUrl)('a process that is killed while it approves loses no withdrawal that it acknowledged, and none is sent twice', async () => {
  const database = await openOwnPostgres(postgresUrl ?? '')
  const own = await createPaymentStage({}, { approval: { from: 200 }, database })
  try {
    const { client, requested, balance } = await newReadyWithdrawer(own, 'many')
    const ids: string[] = []
    for (let nth = 0; nth < 4; nth += 1) ids.push(valueOf(await client.call('payments.createWithdrawal', requested({ amount: '200' }))).id)
    const ordersOf = (id: string) => own.gateway.requests.filter(({ method, body }) => method === 'POST' && body['reference'] === id).length
    const stateOf = async (id: string) => (await own.system.stores.payments.byId('alpha', id))!.state
    const acknowledged = await startReviewProcess(database.href, ids, own.system.clock(), 2)
    expect(acknowledged.length).toBeGreaterThanOrEqual(2)
    const states = new Map(await Promise.all(ids.map(async id => [id, await stateOf(id)] as const)))
    for (const id of acknowledged) expect(states.get(id)).toBe('held')
    await own.system.jobs.runDue()
    // What was approved is sent, and nothing else.
    for (const [id, state] of states)
      expect([id, ordersOf(id), await stateOf(id)]).toEqual([id, ...(state === 'held' ? [1, 'sent'] : [0, 'waiting'])])
    // Whoever does not know what became of it says it again.
    const merchant = own.system.merchants.byCode('alpha')!
    for (const id of ids) await own.system.inUnit(unit => reviewWithdrawal(own.system).approve(unit, { merchant, id, by: 'ann' }))
    await own.system.jobs.runDue()
    for (const id of ids) expect([ordersOf(id), await stateOf(id)]).toEqual([1, 'sent'])
    expect(await balance()).toEqual({ main: 20_000, held: 80_000 })
    expect((await own.system.stores.reconcile.check('alpha', 'payments', own.system.clock())).examples).toEqual([])
  } finally {
    await own.close()
  }
})
