import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcile } from '#money/reconcile.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { roundsOf } from '#testing/stored-rows.ts'
import { createStage, type Stage } from './conformance/stage.ts'
import { createVendorStage, type VendorStage } from './testing/vendor-stage.ts'
import { callOf, createWireModel, type WireStep } from './testing/wire-model.ts'

/** A call takes some milliseconds. */
const HISTORIES = 16

interface Seat {
  readonly id: string
  readonly sessions: readonly [Stage, Stage]
}

let stage: VendorStage
let seats: readonly [Seat, Seat]
beforeAll(async () => {
  stage = await createVendorStage()
  const seat = async (username: string): Promise<Seat> => {
    const player = await stage.player(username, 0)
    const sit = async () => await createStage({ ...stage.access, tokens: [await stage.launch(player)], game: 'v-dice' })
    return { id: player.id, sessions: [await sit(), await sit()] }
  }
  seats = [await seat('historyone'), await seat('historytwo')]
})
afterAll(() => stage.close())

const session = fc.constantFrom<(0 | 1)[]>(0, 1)
/** A history begins with bets, or most of them would be barred before they come. */
const placed: fc.Arbitrary<WireStep> = fc.noBias(fc.record({ kind: fc.constant('bet'), bet: fc.nat({ max: 7 }), which: fc.constant(0), session }))
const step: fc.Arbitrary<WireStep> = fc.noBias(
  fc.record({
    kind: fc.constantFrom<WireStep['kind'][]>('bet', 'bet', 'bet', 'win', 'win', 'rollback', 'rollback'),
    bet: fc.nat({ max: 7 }),
    which: fc.nat({ max: 2 }),
    session,
    changed: fc.constantFrom<WireStep['changed'][]>(undefined, undefined, undefined, undefined, undefined, 'amount', 'player', 'round', 'bet'),
  }),
)

const steps = fc
  .tuple(fc.array(placed, { minLength: 8, maxLength: 8 }), fc.array(step, { minLength: 35, maxLength: 45, size: 'max' }))
  .map(([first, rest]) => [...first, ...rest])

/** Sends a step as the vendor; the answer in the model's words. */
const send = async (prefix: string, request: WireStep): Promise<string> => {
  const call = callOf(request)
  const { id, sessions } = seats[call.player]
  const by = sessions[request.session]
  const named = { transaction: `${prefix}${call.transaction}`, round: `${prefix}${call.round}` }
  const target = { transaction: `${prefix}${call.bet}`, round: named.round }
  const reply =
    call.kind === 'bet'
      ? (await by.bet({ ...named, amount: call.amount })).reply
      : call.kind === 'win'
        ? await by.win(target, { transaction: named.transaction, amount: call.amount, closes: call.closes, player: id })
        : await by.rollback(target, { transaction: named.transaction, player: id })
  return reply.balance === undefined ? reply.status : `${reply.status} ${by.units(reply.balance)}`
}

// Proves games-and-lottery-10.
test(`in random histories the wire answers what plain rules answer (${HISTORIES} histories)`, async () => {
  const seen = new Set<string>()
  let count = 0
  const history = fc.asyncProperty(steps, async request => {
    count += 1
    const prefix = `h${count}-`
    for (const { id } of seats) await testWallet(stage.system, id).deposit(`${prefix}${id}`, 2_000)
    const money = () => Promise.all(seats.map(({ sessions: [one] }) => one.money())) as Promise<[number, number]>
    const model = createWireModel(await money())
    for (const [index, one] of request.entries()) {
      const expected = model.run(callOf(one))
      seen.add(`${one.kind} ${expected.split(' ')[0]}`)
      expect(`${index} ${one.kind}: ${await send(prefix, one)}`).toBe(`${index} ${one.kind}: ${expected}`)
    }
    expect(await money()).toEqual(model.purses)
    for (const [index, { id }] of seats.entries()) {
      const stored = (await roundsOf(stage.database.db, id)).filter(({ round }) => round.startsWith(prefix))
      const own = [...model.rounds].filter(([, { player }]) => player === index)
      expect(stored.map(({ round, state, staked, won }) => [round, state, staked, won])).toEqual(
        own
          .map(([round, { state, staked, won }]) => [`${prefix}${round}`, state, staked, won])
          .toSorted(([one], [two]) => (String(one) < String(two) ? -1 : 1)),
      )
    }
  })
  // A failure names its seed, and `seed` here repeats it.
  await fc.assert(history, { numRuns: HISTORIES, verbose: 1, endOnFailure: true })
  // Otherwise the histories would prove little.
  for (const outcome of [
    'bet OK',
    'bet DUPLICATE_TRANSACTION',
    'bet BET_ALREADY_CLOSED',
    'bet NOT_ENOUGH_MONEY',
    'win OK',
    'win DUPLICATE_TRANSACTION',
    'win BET_UNKNOWN',
    'win BET_ALREADY_CLOSED',
    'rollback OK',
    'rollback DUPLICATE_TRANSACTION',
    'rollback BET_UNKNOWN',
    'rollback BET_ALREADY_CLOSED',
  ])
    expect(seen).toContain(outcome)
  const found = await reconcile({ ...stage.system, log: pino({ level: 'silent' }) })('alpha')
  expect(found.filter(({ faults }) => faults > 0)).toEqual([])
})
