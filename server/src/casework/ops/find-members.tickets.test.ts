import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConsoleApp } from '#app/console/console-app.ts'
import { networkOf } from '#kernel/http/network.ts'
import { createLotteryStage, drawId, type LotteryStage } from '#lottery/testing/lottery-stage.ts'
import { openSession } from '#staff/session/open-session.ts'
import { OpClient, opValue } from '#staff/testing/console-stage.ts'
import { valueOf } from '#testing/test-app.ts'

let stage: LotteryStage
let app: Awaited<ReturnType<typeof createConsoleApp>>
let support: OpClient
beforeAll(async () => {
  stage = await createLotteryStage()
  app = await createConsoleApp(stage.system)
  support = new OpClient(app)
  const { system } = stage
  await system.inUnit(async unit => {
    const now = system.clock()
    await unit.staffPeople.add({ id: 'noor', login: 'noor', name: 'Noor', createdAt: now })
    await unit.staffPeople.grant({ personId: 'noor', merchant: 'alpha', role: 'support' }, now)
    const from = { ip: '203.0.113.7', network: networkOf('203.0.113.7'), userAgent: 'test' }
    support.cookie = `foyer-staff=${await openSession(system)(unit, 'noor', from)}`
  })
})
afterAll(async () => {
  await app.close()
  await stage.close()
})

// Proves staff-11.
test('support finds a member by the number of a ticket, locks bets, and the player’s next ticket is refused in words until the lock is lifted', async () => {
  const draw = drawId('fixed')
  const { id, buy } = await stage.player('ticket_holder', 10_000)
  const [ticket] = valueOf(await buy(draw, [{ numbers: ['2', '7'] }])).tickets
  const number = ticket?.number ?? 0
  const { rows } = opValue(await support.call('members.find', { q: `T-${number}` }))
  expect(rows.map(row => [row.id, row.foundBy])).toEqual([[id, 'ticket']])

  opValue(await support.call('members.lock', { ids: [id], scopes: ['bets'], until: null, reason: 'asked for it on the phone' }))
  expect(await buy(draw, [{ numbers: ['3', '8'] }])).toMatchObject({
    status: 403,
    errorCode: 'bets.locked',
    message: 'Playing is locked on your account, with rewards and the points shop. Customer service can tell you more.',
  })
  opValue(await support.call('members.unlock', { id, scopes: ['bets'], reason: 'asked to go on' }))
  valueOf(await buy(draw, [{ numbers: ['3', '8'] }]))

  expect(opValue(await support.call('members.tickets', { id })).tickets).toHaveLength(2)
  expect(opValue(await support.call('members.ticketProof', { id, number }))).toMatchObject({ counted: false, root: null })
})
