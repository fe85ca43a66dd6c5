import { checkVoid } from '@foyer/draw-check/void-statement'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLotteryStage, drawId, type LotteryPlayer, type LotteryStage } from '#lottery/testing/lottery-stage.ts'
import { consoleOn, opValue, type ConsoleStage } from '#staff/testing/console-stage.ts'
import { valueOf } from '#testing/test-app.ts'

type Person = Awaited<ReturnType<ConsoleStage['staff']>>
let lottery: LotteryStage
let stage: ConsoleStage
let player: LotteryPlayer
let finance: Person
let approver: Person
beforeAll(async () => {
  lottery = await createLotteryStage()
  stage = await consoleOn(lottery.system)
  player = await lottery.player('player')
  finance = await stage.staff('finance', { at: 'alpha' })
  approver = await stage.staff('approver', { at: 'alpha' })
})
afterAll(async () => {
  await stage.app.close()
  await lottery.closeBooks()
})

const WORD = { by: 'Head of draws', reason: 'The prize table was wrong.' }
const askVoid = async (id: string) => opValue(await finance.call('draws.askVoid', { id, ...WORD })).approval
/** The session of staff ends while the clock goes on, so each decision has a person of its own. */
const decide = async (approval: string, by: Person) => {
  const key = { merchant: 'alpha', id: approval }
  const { seen } = opValue(await by.call('approvals.get', key))
  return await by.call('approvals.decide', { ...key, decision: 'approve', answer: 'Looked at.', seen: seen ?? '' })
}

// Proves staff-14.
test('the calendar has the next draws first, and a draw shows its sales; its tickets are what is open of their member', async () => {
  const id = drawId('fixed')
  valueOf(await player.buy(id, [{ numbers: ['1', '2'] }, { numbers: ['3', '4'] }]))
  const { draws, lotteries } = opValue(await finance.call('draws.calendar', { which: 'ahead' }))
  expect(lotteries.map(({ code }) => code)).toEqual(['fixed', 'pool', 'digits'])
  expect(draws.slice(0, 3).map(one => one.id)).toEqual([drawId('digits'), id, drawId('pool')])
  const own = opValue(await finance.call('draws.calendar', { which: 'ahead', lottery: 'pool' }))
  expect(new Set(own.draws.map(one => one.lottery))).toEqual(new Set(['pool']))
  expect(opValue(await finance.call('draws.get', { id }))).toMatchObject({ tickets: 2, staked: 200, root: null, certificate: null, winners: [] })
  const { open } = opValue(await finance.call('members.get', { id: player.id }))
  expect(open).toMatchObject([
    { kind: 'ticket', amount: 100 },
    { kind: 'ticket', amount: 100 },
  ])
  expect(await finance.call('draws.get', { id: drawId('fixed', 59) })).toMatchObject({ success: false, code: 'draw.unknown' })
})

// Proves staff-14.
test('one person asks for a draw to be void and another one declares it: tickets come back, and the statement is signed', async () => {
  const id = drawId('fixed')
  const before = await player.balance()
  const approval = await askVoid(id)
  expect(await decide(approval, finance)).toMatchObject({ success: false, code: 'approval.own' })
  expect((await lottery.storedDraw(id)).state).toBe('open')
  // More tickets are sold while it waits: the second person sees how many there are by now.
  valueOf(await player.buy(id, [{ numbers: ['5', '6'] }]))
  opValue(await decide(approval, approver))
  await lottery.runDue()
  expect(await player.balance()).toBe(before + 200)
  const value = opValue(await finance.call('draws.get', { id }))
  expect(value).toMatchObject({ draw: { state: 'void' }, voided: WORD })
  expect(
    checkVoid(value.voided?.statement ?? '', { keys: [(await lottery.system.lotteryKeys.of(lottery.system.stores, 'alpha')).publicKey] }),
  ).toMatchObject({ faults: [] })
  const [event] = await lottery.system.stores.staffEvents.list('alpha', { event: 'draw.voided' }, 10)
  expect(event).toMatchObject({ aboutId: id, personId: approver.personId, after: { tickets: 3, staked: 300 } })
  expect(await finance.call('draws.askVoid', { id, ...WORD })).toMatchObject({ success: false, code: 'draw.decided', data: { state: 'void' } })
})

// Proves staff-14.
test('a draw whose numbers became known meanwhile is not void any more', async () => {
  const id = drawId('pool')
  await player.buyEveryPair(id)
  const approval = await askVoid(id)
  await lottery.goTo('2026-01-01T00:05:00.000Z')
  expect(await decide(approval, approver)).toMatchObject({ success: false, code: 'draw.decided' })
  expect((await lottery.storedDraw(id)).state).toBe('settled')
})

// Proves staff-14.
test('a settled draw shows numbers, prizes, winners, pool and certificate', async () => {
  const value = opValue(await finance.call('draws.get', { id: drawId('pool') }))
  expect(value).toMatchObject({ tickets: 36, staked: 3_600, draw: { state: 'settled' }, poolBook: { carried: 0, added: 2_160 } })
  expect(value.prizes.map(({ tier, winners }) => [tier, winners])).toEqual([
    ['match-2', 1],
    ['match-1', 14],
  ])
  expect(value.winners).toHaveLength(15)
  expect(value.winners[0]).toMatchObject({ member: { id: player.id, username: 'player' }, prize: 1_512 })
  expect(value.certificate).not.toBeNull()
  const past = opValue(await finance.call('draws.calendar', { which: 'past' }))
  expect(past.draws.map(({ id, state }) => [id, state])).toContainEqual([drawId('pool'), 'settled'])
})

// Proves staff-16.
test('what the rules return stands beside what was paid', async () => {
  const { lotteries } = opValue(await finance.call('draws.pools', {}))
  const [fixed, pool, digits] = lotteries
  // Of two numbers of nine: 1 of 36 tickets has both (20), 14 have one, 2 of 7 of them with the bonus number (4), the others 1.
  expect(fixed?.stated).toBeCloseTo(((20 + 14 * ((2 / 14) * 4 + (12 / 14) * 1)) / 36) * 100, 6)
  expect(pool).toMatchObject({ stated: 60, draws: 1, staked: 3_600, won: 1_512 + 14 * 46, carried: 4 })
  // Of big: 300 and five times 50 in 1,000; of the last two: 70 in 100.
  expect(digits?.stated).toBeCloseTo(55, 6)
})

// Proves staff-14.
test('support looks at draws and declares none void', async () => {
  const support = await stage.staff('support', { at: 'alpha' })
  opValue(await support.call('draws.get', { id: drawId('pool') }))
  expect(await support.call('draws.askVoid', { id: drawId('pool', 10), ...WORD })).toMatchObject({ success: false, code: 'staff.forbidden' })
})
