import { join } from 'node:path'
import { checkCertificate } from '@foyer/draw-check/certificate'
import { checkReceipt } from '@foyer/draw-check/receipt'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLotteryStage, drawId, LOTTERIES, type LotteryPlayer, type LotteryStage } from '#lottery/testing/lottery-stage.ts'
import { faultsAfter } from '#money/testing/ledger-faults.ts'
import { valueOf } from '#testing/test-app.ts'
import { writeFolder } from '#testing/test-merchants.ts'
import { drawSteps } from './draw-steps.ts'
import { planDraws } from './plan-draws.ts'
import { voidDraw } from './void-draw.ts'

let stage: LotteryStage
let player: LotteryPlayer
beforeEach(async () => {
  stage = await createLotteryStage()
  player = await stage.player('player')
})
afterEach(() => stage.closeBooks())

const CLOSES = '2026-01-01T00:04:40.000Z'
const DRAWS = '2026-01-01T00:05:00.000Z'

describe('a draw with fixed prizes', () => {
  const id = drawId('fixed')

  // Proves games-and-lottery-15.
  test('goes from sale to payment, and anybody can check each step', async () => {
    const { draw, commitment } = await stage.shown(id)
    expect(draw).toMatchObject({ state: 'open', opensAt: '2026-01-01T00:00:00.000Z', closesAt: CLOSES, drawsAt: DRAWS, entropy: 'tickets' })
    await player.buyEveryPair(id)
    expect(await player.balance()).toBe(96_400)

    await stage.goTo(CLOSES)
    const closed = await stage.shown(id)
    expect(closed).toMatchObject({ draw: { state: 'closed', results: null }, certificate: null, commitment, tickets: { count: 36, staked: 3_600 } })

    await stage.goTo(DRAWS)
    const settled = await stage.shown(id)
    expect(settled).toMatchObject({ draw: { state: 'settled', drawnAt: DRAWS }, tickets: closed.tickets })
    // Of 36 pairs one has both numbers, two have one with the bonus number, and twelve have one without it.
    expect(settled.prizes).toEqual([
      { tier: 'match-2', winners: 1, each: 2_000, sum: 2_000 },
      { tier: 'match-1-bonus', winners: 2, each: 400, sum: 800 },
      { tier: 'match-1', winners: 12, each: 100, sum: 1_200 },
    ])
    expect(await player.balance()).toBe(100_400)

    const { key } = valueOf(await stage.client().call('lottery.list', {}))
    const checked = await checkCertificate(settled.certificate ?? '', { keys: [key], commitment: (await stage.storedDraw(id)).commitmentHash })
    expect(checked.faults).toEqual([])
    expect(checked.certificate).toMatchObject({ results: settled.draw.results, prizes: settled.prizes, tickets: closed.tickets })
  })

  test('every ticket leads from its receipt to the hash over all, and says what it won', async () => {
    await player.buyEveryPair(id)
    await stage.goTo(DRAWS)
    const { tickets, commitment } = await stage.shown(id)
    expect(commitment).not.toBe('')
    const { commitmentHash } = await stage.storedDraw(id)
    const { tickets: shown, next } = valueOf(await player.client.call('lottery.tickets', { draw: id }))
    const { tickets: more } = valueOf(await player.client.call('lottery.tickets', { draw: id, after: next ?? '' }))
    expect([shown.length, more.length]).toEqual([20, 16])
    for (const { number } of [...shown, ...more]) {
      const { receipt, proof } = valueOf(await player.client.call('lottery.ticket', { number }))
      expect(checkReceipt(receipt, { commitment: commitmentHash, counted: { root: tickets!.root, proof: proof! } }).fault).toBeUndefined()
    }
    const won = valueOf(await player.client.call('lottery.tickets', { which: 'won' })).tickets
    expect(won.map(({ prize }) => prize ?? 0).toSorted((one, other) => one - other)).toEqual([
      ...Array.from({ length: 12 }, () => 100),
      400,
      400,
      2_000,
    ])
    expect(valueOf(await player.client.call('lottery.tickets', { which: 'open' })).tickets).toEqual([])
    expect(valueOf(await (await stage.player('other')).client.call('lottery.tickets', {})).tickets).toEqual([])
  })

  test('with digits, each drawn number that ends like the ticket pays', async () => {
    const digits = drawId('digits')
    const numbers = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))
    for (let from = 0; from < 100; from += 20)
      valueOf(
        await player.buy(
          digits,
          numbers.slice(from, from + 20).map(number => ({ play: 'last_two', numbers: [number] })),
        ),
      )
    await stage.goTo(DRAWS)
    // One of a hundred has the last two digits of the first prize: 70 times 1.00.
    expect(await player.balance()).toBe(100_000 - 10_000 + 7_000)
    const { draw } = await stage.shown(digits)
    expect(draw.results).toMatchObject([{ group: 'first' }, { group: 'starter' }])
    expect(draw.results?.flatMap(({ numbers: drawn }) => drawn).every(number => /^[0-9]{3}$/.test(number))).toBe(true)
  })

  test('nobody bought: it is drawn all the same', async () => {
    await stage.goTo(DRAWS)
    const { draw, tickets, certificate } = await stage.shown(id)
    expect(draw.state).toBe('settled')
    expect(tickets).toMatchObject({ count: 0, staked: 0 })
    expect((await checkCertificate(certificate ?? '')).faults).toEqual([])
  })

  // Proves games-and-lottery-23.
  test('the next ones are sold from the moment on at which it closes, and are listed with what was drawn', async () => {
    const lotteries = async () => valueOf(await stage.client().call('lottery.list', {})).lotteries
    expect((await lotteries()).map(({ code, next, last }) => [code, next?.id, last])).toEqual([
      ['fixed', drawId('fixed'), null],
      ['pool', drawId('pool'), null],
      ['digits', drawId('digits'), null],
    ])
    expect((await lotteries()).map(({ drawing }) => drawing)).toEqual([null, null, null])
    await stage.goTo(CLOSES)
    valueOf(await player.buy(drawId('fixed', 10), [{ numbers: ['1', '2'] }]))
    // Whoever comes now sees the draw that is about to be made, and is sold the next one.
    expect((await lotteries())[0]).toMatchObject({ next: { id: drawId('fixed', 10) }, drawing: { id, state: 'closed', results: null } })
    await stage.goTo('2026-01-01T00:06:00Z')
    const [fixed] = await lotteries()
    expect(fixed).toMatchObject({ next: { id: drawId('fixed', 10), state: 'open' }, drawing: null, last: { id, state: 'settled' } })
    const past = valueOf(await stage.client().call('lottery.draws', { lottery: 'fixed' }))
    expect(past.draws.map(draw => [draw.id, draw.results !== null])).toEqual([[id, true]])
    expect(past.next).toBeUndefined()
    expect(await stage.client().call('lottery.draws', { lottery: 'other' })).toMatchObject({ errorCode: 'lottery.unknown' })
  })
})

describe('a pool', () => {
  // Proves games-and-lottery-15, games-and-lottery-16, money-10.
  test('is shared to the last unit, and its rest is in an account of its own until it goes on', async () => {
    const { reconcile } = stage.system.stores
    const inPools = async () => (await reconcile.houseBalances('alpha')).find(({ kind }) => kind === 'pools')?.balance
    await player.buyEveryPair(drawId('pool'))
    const [, before] = valueOf(await stage.client().call('lottery.list', {})).lotteries
    expect(before?.next?.pool).toBe(2_160)
    await stage.goTo(DRAWS)
    const first = await stage.shown(drawId('pool'))
    // 60 % of 36.00: 15.12 for both numbers; 6.48 for one, by 14 winners 0.46 each and 0.04 that cannot be divided.
    expect(first.prizes).toEqual([
      { tier: 'match-2', winners: 1, each: 1_512, sum: 1_512 },
      { tier: 'match-1', winners: 14, each: 46, sum: 644 },
    ])
    expect(await player.balance()).toBe(100_000 - 3_600 + 1_512 + 644)
    expect(await inPools()).toBe(4)

    await stage.goTo('2026-01-01T00:10:00Z')
    await stage.goTo('2026-01-01T00:14:00Z')
    await player.buyEveryPair(drawId('pool', 15))
    await stage.goTo('2026-01-01T00:15:00Z')
    const second = (await checkCertificate((await stage.shown(drawId('pool', 10))).certificate ?? '')).certificate
    // Nobody played: the 4 go on.
    expect(second?.pool).toEqual({ carried: 4, added: 0, paid: 0, left: 4, breakage: 0 })
    const third = (await checkCertificate((await stage.shown(drawId('pool', 15))).certificate ?? '')).certificate
    // 2,164: 1,514 and 649, and 1 more for the first prize; 649 by 14 is 46 each, and 5 are left over.
    expect(third?.pool).toEqual({ carried: 4, added: 2_160, paid: 1_515 + 644, left: 0, breakage: 5 })
    expect(await inPools()).toBe(5)
    expect(await reconcile.check('alpha', 'pools', stage.clock())).toMatchObject({ checked: 3, faults: 0 })
    // A rest that was taken over, and is said to be there still.
    const damage = `delete from transfers where merchant = 'alpha' and kind = 'carry' and reference = '${drawId('pool', 15)}'`
    expect(await faultsAfter(stage.database.db, damage, 'pools')).toMatchObject({ faults: 1, examples: [drawId('pool', 10)] })
  })

  test('waits for the draw before it, and says so', async () => {
    const first = await stage.storedDraw(drawId('pool'))
    const steps = drawSteps(stage.system)
    stage.clock.advance(700)
    for (const id of [drawId('pool', 10)]) for (const step of ['open', 'close'] as const) await steps[step](await stage.storedDraw(id))
    await expect(steps.draw(await stage.storedDraw(drawId('pool', 10)))).rejects.toThrow('waits for the draw before it')
    expect((await stage.shown(drawId('pool', 10))).draw).toMatchObject({ state: 'closed', waitsFor: 'draw' })
    // A void draw has no rest of its own: the next one takes over what was there before it.
    expect(await voidDraw(stage.system, first, { by: 'Olivia', reason: 'The prize table was wrong.', operator: 'olivia' })).toBe(true)
    await steps.draw(await stage.storedDraw(drawId('pool', 10)))
    expect((await stage.shown(drawId('pool', 10))).draw).toMatchObject({ state: 'drawn', waitsFor: null })
  })
})

describe('a lottery that the merchant offers no more', () => {
  const lotteries = () => stage.system.merchants.byCode('alpha')?.content.lotteries?.lotteries ?? []
  /** Leaves out the pool, or brings it back. */
  const offer = async (hasPool: boolean) => {
    const offered = LOTTERIES.filter(({ code }) => hasPool || code !== 'pool')
    await writeFolder(join(stage.system.merchantsDirectory, 'alpha'), { 'content/lotteries.json': { entropy: 'tickets', lotteries: offered } })
    await stage.system.merchants.reload()
  }
  const poolOf = async (id: string) => (await checkCertificate((await stage.shown(id)).certificate ?? '')).certificate?.pool

  // Proves games-and-lottery-15.
  test('is drawn and paid as promised as far as it was planned, and its rest waits until it comes back', async () => {
    await player.buyEveryPair(drawId('pool'))
    await offer(false)
    await stage.goTo('2026-01-01T00:20:00Z')
    expect(await player.balance()).toBe(100_000 - 3_600 + 1_512 + 644)
    expect((await stage.shown(drawId('pool', 15))).draw.state).toBe('settled')
    expect(await stage.client().call('lottery.draw', { id: drawId('pool', 20) })).toMatchObject({ errorCode: 'lottery.draw.unknown' })
    await offer(true)
    await stage.goTo('2026-01-01T00:21:00Z')
    await stage.goTo('2026-01-01T00:25:00Z')
    expect(await poolOf(drawId('pool', 25))).toEqual({ carried: 4, added: 0, paid: 0, left: 4, breakage: 0 })
  })

  // Proves games-and-lottery-15.
  test('loses no rest of its pool to draws with fixed prizes in between', async () => {
    const [fixed, pool] = lotteries()
    const alpha = stage.system.merchants.byCode('alpha')
    if (!fixed || !pool || !alpha) throw new Error('the lotteries are missing')
    await player.buyEveryPair(drawId('pool'))
    await offer(false)
    await stage.goTo('2026-01-01T00:16:00Z')
    await planDraws(stage.system)(alpha, { ...pool, rules: fixed.rules })
    await stage.goTo('2026-01-01T00:30:00Z')
    expect((await stage.shown(drawId('pool', 30))).draw).toMatchObject({ state: 'settled', pool: null })
    await planDraws(stage.system)(alpha, pool)
    await stage.goTo('2026-01-01T00:35:00Z')
    expect(await poolOf(drawId('pool', 35))).toMatchObject({ carried: 4 })
  })
})

// Proves games-and-lottery-15.
test('no step does anything the second time, also when it knows an old state', async () => {
  const id = drawId('fixed')
  await player.buyEveryPair(id)
  const old = [await stage.storedDraw(id)]
  await stage.goTo(CLOSES)
  old.push(await stage.storedDraw(id))
  await stage.goTo(DRAWS)
  old.push({ ...(await stage.storedDraw(id)), state: 'drawn' })
  const before = [await stage.shown(id), await player.balance(), await stage.system.stores.jobs.givenUp(10)]
  const steps = drawSteps(stage.system)
  for (const draw of old)
    for (const step of ['open', 'close', 'draw', 'settle', 'refund'] as const) await steps[step](draw).catch((error: unknown) => error)
  await stage.runDue()
  expect([await stage.shown(id), await player.balance(), await stage.system.stores.jobs.givenUp(10)]).toEqual(before)
})

// Proves games-and-lottery-15.
test('the seed is nowhere to be read before the draw', async () => {
  const ids = [drawId('fixed'), drawId('pool'), drawId('digits')]
  const readable = async () =>
    JSON.stringify([await stage.everyRow(), await Promise.all(ids.map(stage.shown)), valueOf(await stage.client().call('lottery.list', {}))])
  const texts = [await readable()]
  await stage.goTo(CLOSES)
  texts.push(await readable())
  await stage.goTo(DRAWS)
  for (const id of ids) {
    const { certificate } = await checkCertificate((await stage.shown(id)).certificate ?? '')
    const seed = certificate?.seed ?? ''
    expect(seed).toMatch(/^[0-9a-f]{64}$/)
    const forms = [seed, Buffer.from(seed, 'hex').toString('base64'), Buffer.from(seed, 'hex').toString('base64url')]
    for (const text of texts) expect(forms.filter(form => text.includes(form))).toEqual([])
    expect(await readable()).toContain(seed)
  }
})
