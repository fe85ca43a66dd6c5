import { checkCertificate } from '@foyer/draw-check/certificate'
import { roundAfter, timeOfRound } from '@foyer/draw-check/drand'
import { beaconOf, testChain } from '@foyer/draw-check/testing/sample'
import { expect, test } from 'vitest'
import { lotteryDraws } from '#lottery/schema/draws.ts'
import { createLotteryStage, drawId } from '#lottery/testing/lottery-stage.ts'
import { valueOf } from '#testing/test-app.ts'
import { voidDraw } from './void-draw.ts'

const ROUND = roundAfter(new Date('2026-01-01T00:05:00Z'), testChain)

// Proves games-and-lottery-15.
test('a draw that promised the beacon waits for it, visibly, and takes nothing else', async () => {
  let known: string | undefined
  const requests: string[] = []
  const fetchBeacon = async (address: string | URL | Request) => {
    requests.push(String(address instanceof Request ? address.url : address))
    return known === undefined ? new Response('{}', { status: 404 }) : Response.json({ round: ROUND, signature: known })
  }
  const stage = await createLotteryStage({
    entropy: 'drand',
    beaconChain: testChain,
    fetch: fetchBeacon,
    config: { drandUrls: ['http://beacon.test'] },
  })
  try {
    const id = drawId('fixed')
    const answer = async () => valueOf(await stage.client().call('lottery.draw', { id }))
    expect((await answer()).draw.entropy).toBe('drand')
    expect(JSON.parse((await answer()).commitment)).toMatchObject({ body: { beacon: { chain: testChain.hash, round: ROUND } } })

    // Nobody is asked before the round can be there.
    await stage.goTo('2026-01-01T00:05:00Z')
    expect([requests, (await answer()).draw]).toMatchObject([[], { state: 'closed', waitsFor: 'beacon' }])
    const comesAt = timeOfRound(ROUND, testChain).toISOString()
    expect(Date.parse(comesAt)).toBeGreaterThan(Date.parse('2026-01-01T00:05:00Z'))
    await stage.goTo('2026-01-01T00:05:10Z')
    expect(new Set(requests)).toEqual(new Set([`http://beacon.test/${testChain.hash}/public/${ROUND}`]))
    // The signature of another round is none, and a day of waiting changes nothing.
    known = beaconOf(ROUND + 1)
    for (const moment of ['2026-01-01T00:06:00Z', '2026-01-01T12:00:00Z', '2026-01-02T12:00:00Z']) {
      await stage.goTo(moment)
      expect(await answer()).toMatchObject({ draw: { state: 'closed', waitsFor: 'beacon', results: null }, certificate: null })
    }

    known = beaconOf(ROUND)
    stage.clock.advance(10)
    await stage.runDue()
    const { draw, certificate } = await answer()
    expect(draw).toMatchObject({ state: 'settled', waitsFor: null })
    expect((await checkCertificate(certificate ?? '', { chains: [testChain] })).faults).toEqual([])
  } finally {
    await stage.close()
  }
})

test('a seed that cannot be opened ends in an error that names the way out, not in numbers', async () => {
  const stage = await createLotteryStage()
  try {
    const draw = { merchant: 'alpha', id: drawId('fixed') }
    const { seals } = stage.system
    const open = seals.open.bind(seals)
    Object.assign(seals, {
      open: (purpose: string, sealed: string) => {
        if (purpose === 'lottery-seed') throw new Error('another key')
        return open(purpose, sealed)
      },
    })
    await stage.goTo('2026-01-01T00:05:00Z')
    expect(await stage.system.stores.draws.byId('alpha', draw.id)).toMatchObject({ state: 'closed', result: null })
    const [failed] = await stage.system.stores.jobs.givenUp(10)
    expect(failed?.failure).toContain('declare the draw void')
  } finally {
    await stage.close()
  }
})

// Proves games-and-lottery-17.
test('prizes that are more than can be paid exactly end in an error that names the way out: every ticket is paid back', async () => {
  const stage = await createLotteryStage()
  const id = drawId('fixed')
  try {
    const draw = await stage.storedDraw(id)
    // 2^53 - 1 for each unit is exact, but not what twelve tickets win together.
    const tiers = draw.rules.tiers.map(tier => ({ ...tier, prize: 9_007_199_254_740_991 }))
    await stage.database.db.update(lotteryDraws).set({ rules: { ...draw.rules, tiers } })
    const player = await stage.player('player')
    await player.buyEveryPair(id)
    await stage.goTo('2026-01-01T00:05:00Z')
    expect(await stage.shown(id)).toMatchObject({ draw: { state: 'closed', results: null }, certificate: null })
    const [failed] = await stage.system.stores.jobs.givenUp(10)
    expect(failed?.failure).toContain(`the prizes of ${id} are more than can be paid exactly; declare the draw void`)
    const word = { by: 'Olivia', reason: 'The prizes cannot be paid.', operator: 'olivia' }
    expect(await voidDraw(stage.system, { merchant: 'alpha', id }, word)).toBe(true)
    await stage.runDue()
    expect(await player.balance()).toBe(100_000)
  } finally {
    await stage.closeBooks()
  }
})
