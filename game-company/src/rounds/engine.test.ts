import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RoundRefusal } from './round-refusal.ts'
import { movesOf } from './round.ts'
import { type Company, createCompany, expectHonest, launch, type Life, onLadder, playDice } from './testing/company.ts'
import { BALANCE } from './testing/wallet-stand-in.ts'

let company: Company
let life: Life
beforeEach(() => {
  company = createCompany()
  life = company.live()
})
afterEach(() => {
  life.end()
  company.forget()
})

describe('a round', () => {
  test('is refused without a trace where the bet is refused', async () => {
    const { round, balance } = await life.engine.begin(launch, { request: 'request-9', stake: 200_000, choice: { side: 'under', line: 5_000 } })
    expect([round.state, round.code, balance]).toEqual(['refused', 'NOT_ENOUGH_MONEY', BALANCE])
    expectHonest(company, life)
    expect((await playDice(life)).round.nonce).toBe(0)
  })

  test('is one at a time for a player and game, and not before the pace allows the next', async () => {
    await life.engine.begin(onLadder, { request: 'request-2', stake: 100, choice: {} })
    await expect(life.engine.begin(onLadder, { request: 'request-3', stake: 100, choice: {} })).rejects.toThrow('ROUND_OPEN')
    const paced = { ...launch, roundMs: 3_000 }
    await playDice(life)
    company.pass(2_000)
    const early = life.engine.begin(paced, { request: 'request-4', stake: 100, choice: { side: 'under', line: 5_000 } })
    await expect(early).rejects.toEqual(new RoundRefusal('TOO_SOON', 1_000))
    company.pass(1_000)
    expect((await life.engine.begin(paced, { request: 'request-4', stake: 100, choice: { side: 'under', line: 5_000 } })).round.state).toBe('closed')
  })

  test('is ended by the clock, whatever the page asks afterwards', async () => {
    const { round } = await life.engine.begin(onLadder, { request: 'request-2', stake: 100, choice: {} })
    company.pass(60_000)
    const { round: after } = await life.engine.act(onLadder, round.id, 'up', 0)
    expect([after.state, after.payout, after.endedAt]).toEqual(['closed', 0, round.beganAt + 60_000])
    expect(movesOf(after)).toEqual([{ clock: true, at: 60_000 }])
    expectHonest(company, life)
  })

  test('takes a move that is sent again once, and none that the rules refuse', async () => {
    const { round } = await life.engine.begin(onLadder, { request: 'request-2', stake: 100, choice: {} })
    await expect(life.engine.act(onLadder, round.id, 'take', 0)).rejects.toThrow('MOVE_REFUSED')
    await life.engine.act(onLadder, round.id, 'up', 0)
    const { round: again } = await life.engine.act(onLadder, round.id, 'up', 0)
    expect(movesOf(again)).toHaveLength(1)
  })

  test('of another player is not there', async () => {
    const { round } = await life.engine.begin(onLadder, { request: 'request-2', stake: 100, choice: {} })
    await expect(life.engine.act({ ...onLadder, player: 'other' }, round.id, 'up', 0)).rejects.toThrow('ROUND_UNKNOWN')
    await expect(life.engine.act({ ...onLadder, account: 'other' }, round.id, 'up', 0)).rejects.toThrow('ROUND_UNKNOWN')
  })

  test('that runs by the clock is watched by one timer, however often it is looked at', async () => {
    const { round } = await life.engine.begin(onLadder, { request: 'request-2', stake: 100, choice: {} })
    for (let look = 0; look < 5; look += 1) await life.engine.look(round.id)
    expect(company.takeWaiting().map(({ ms }) => ms)).toEqual([60_000])
  })
})
