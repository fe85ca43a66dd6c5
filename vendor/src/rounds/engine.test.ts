import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#database.ts'
import { createSeedBook } from '#fairness/seed-book.ts'
import type { AnyRules } from '#games/all-rules.ts'
import { rules as dice } from '#games/dice/rules.ts'
import type { GameRules } from '#games/game-rules.ts'
import { playRound } from '#games/play-round.ts'
import type { Launch } from '#sessions/launch.ts'
import { createLaunches } from '#sessions/launches.ts'
import { createEngine, movesOf, RoundRefusal, type Engine } from './engine.ts'
import { createMovements } from './movements.ts'
import { createRoundStore } from './round-store.ts'
import type { Round } from './round.ts'
import type { Answer, Wallet } from './wallet.ts'

/** Each step up adds what is drawn, from one to three hundred; the clock ends it after a minute, with nothing. */
const ladder: GameRules<unknown, { readonly height: number }, 'up' | 'take'> = {
  code: 'ladder',
  returnToPlayer: 1,
  choice: { type: 'object' },
  acts: { enum: ['up', 'take'] },
  begin: () => ({ state: { height: 0 }, ended: false, payout: 0 }),
  act({ height }, act, draw) {
    if (act === 'up') return { state: { height: height + 1 + draw.below(3) }, ended: false, payout: 0 }
    return height === 0 ? 'refused' : { state: { height }, ended: true, payout: 100 * height }
  },
  byClock: { endsAfterMs: () => 60_000, end: state => ({ state, ended: true, payout: 0 }) },
  visible: state => state,
  simulate: () => ({ staked: 1, won: 1 }),
}
const games: ReadonlyMap<string, AnyRules> = new Map<string, AnyRules>([
  ['dice', dice],
  ['ladder', ladder],
])

const BALANCE = 100_000

/** A platform's wallet that keeps the rules of the wire. `lose`: what becomes of the next calls; nothing is left of it then. */
const createPlatform = () => {
  const bets = new Map<string, { readonly amount: number; won?: number; isBack?: true }>()
  const lose: ('request' | 'answer')[] = []
  let balance = BALANCE
  const done = (): Answer => ({ kind: 'done', balance })
  const refused = (code: string): Answer => ({ kind: 'refused', code, balance })

  const calls = {
    bet(transaction: string, amount: number): Answer {
      const known = bets.get(transaction)
      if (known) return known.isBack ? refused('BET_ALREADY_CLOSED') : done()
      if (amount > balance) return refused('NOT_ENOUGH_MONEY')
      bets.set(transaction, { amount })
      balance -= amount
      return done()
    },
    win(bet: string, amount: number): Answer {
      const known = bets.get(bet)
      if (!known || known.isBack) return refused('BET_UNKNOWN')
      if (known.won !== undefined) return known.won === amount ? done() : refused('DUPLICATE_TRANSACTION')
      known.won = amount
      balance += amount
      return done()
    },
    rollback(bet: string): Answer {
      const known = bets.get(bet)
      if (known?.won !== undefined) return refused('BET_ALREADY_CLOSED')
      if (known && !known.isBack) balance += known.amount
      bets.set(bet, { amount: known?.amount ?? 0, isBack: true })
      return done()
    },
  }
  /** `step` runs before the request leaves and after the answer has come. */
  const wallet = (step: () => void): Wallet => {
    const ask = async (work: () => Answer): Promise<Answer> => {
      step()
      const loss = lose.shift()
      const answer = loss === 'request' ? undefined : work()
      step()
      return loss === undefined ? answer! : { kind: 'unclear' }
    }
    return {
      balance: () => ask(done),
      bet: (_launch, { transaction, amount }) => ask(() => calls.bet(transaction, amount)),
      win: (_launch, { bet, amount }) => ask(() => calls.win(bet, amount)),
      rollback: (_launch, { bet }) => ask(() => calls.rollback(bet)),
    }
  }
  return { bets, lose, wallet, balance: () => balance }
}

class Stopped extends Error {}

const launch: Launch = {
  id: 'launch',
  account: 'brand',
  game: 'dice',
  mode: 'real',
  token: 'token',
  currency: 'PHP',
  decimals: 2,
  language: 'en',
  lobbyUrl: 'http://brand.test/m/home',
  historyUrl: '',
  walletUrl: 'http://brand.test/vendor/v1/brand',
  roundMs: 0,
  session: 'session',
  player: 'player',
  at: 0,
  ended: 0,
}
const onLadder: Launch = { ...launch, id: 'ladder launch', game: 'ladder' }

let folder: string
let platform: ReturnType<typeof createPlatform>
let now: number
let waiting: { readonly ms: number; readonly work: () => void }[]
let ids: number

/** One life of the company's process: it stops for good before its step of this number. */
const live = (stopBefore = Number.POSITIVE_INFINITY) => {
  let steps = 0
  const step = (): void => {
    steps += 1
    if (steps >= stopBefore) throw new Stopped()
  }
  const database = openDatabase(join(folder, 'book.sqlite'))
  /** A database of which each command is a step. */
  const stepping: DatabaseSync = new Proxy(database, {
    get(target, name) {
      if (name === 'exec')
        return (sql: string) => {
          step()
          target.exec(sql)
        }
      if (name === 'prepare')
        return (sql: string) => {
          const statement: StatementSync = target.prepare(sql)
          return {
            get: (...values: never[]) => (step(), statement.get(...values)),
            all: (...values: never[]) => (step(), statement.all(...values)),
            run: (...values: never[]) => {
              step()
              return statement.run(...values)
            },
          }
        }
      return Reflect.get(target, name) as unknown
    },
  })
  waiting = []
  const rounds = createRoundStore(stepping)
  const launches = createLaunches(stepping)
  const seeds = createSeedBook(stepping)
  const movements = createMovements(stepping)
  const wallet = platform.wallet(step)
  const engine = createEngine({
    database: stepping,
    games,
    rounds,
    launches,
    seeds,
    movements,
    wallets: { real: wallet, trial: wallet },
    clock: () => new Date(now),
    newId: () => `round-${(ids += 1)}`,
    later: (ms, work) => void waiting.push({ ms, work }),
  })
  return { engine, rounds, launches, seeds, movements, steps: () => steps, end: () => database.close() }
}
type Life = ReturnType<typeof live>

/** Lets everything happen that waits, until nothing is left but clocks of open rounds. */
const settleAll = async (life: Life): Promise<void> => {
  for (let turn = 0; turn < 20 && life.rounds.unsettled().some(({ state }) => state !== 'open'); turn += 1) {
    const due = waiting.splice(0).filter(({ ms }) => ms < 60_000)
    for (const { work } of due) work()
    for (let tick = 0; tick < 10; tick += 1) await Promise.resolve()
  }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vendor-'))
  platform = createPlatform()
  now = Date.UTC(2026, 0, 1)
  waiting = []
  ids = 0
  const life = live()
  life.launches.add(launch)
  life.launches.add(onLadder)
  life.end()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What the books must say, whatever has happened. */
const expectHonest = ({ rounds, seeds, movements, engine }: Life): void => {
  let balance = BALANCE
  for (const [bet, { amount, won, isBack }] of platform.bets) {
    const round = rounds.find(bet.replace(/-bet$/, ''))
    expect(round, 'money moves for rounds that are written alone').toBeDefined()
    if (isBack) expect([round?.state, won]).toEqual(['returned', undefined])
    else {
      expect(round?.state).toBe('closed')
      const { serverSeed, clientSeed } = seeds.find(round?.seed as number)
      const asked = { stake: round!.stake, choice: JSON.parse(round!.choice) as unknown, moves: movesOf(round!) }
      expect(won).toBe(playRound(games.get(round!.game)!, asked, { serverSeed, clientSeed, nonce: round!.nonce! }).payout)
      expect(engine.played(round!).ended).toBe(true)
      balance += won! - amount
    }
  }
  expect(platform.balance()).toBe(balance)
  expect(rounds.unsettled()).toEqual([])
  const bets = movements.list('brand', 0, now + 1, 0, 1_000).filter(({ kind }) => kind === 'bet')
  expect(bets.map(({ id }) => id).sort()).toEqual([...platform.bets].flatMap(([id, { isBack }]) => (isBack ? [] : [id])).sort())
}

/** Plays a round of dice; the page sends its request again after a reload. */
const playDice = ({ engine }: Life) => engine.begin(launch, { request: 'request-1', stake: 1_000, choice: { side: 'under', line: 5_000 } })

/** Goes up twice and takes, from wherever the round stands. */
const playLadder = async ({ engine, rounds }: Life): Promise<void> => {
  await engine.begin(onLadder, { request: 'request-2', stake: 100, choice: {} })
  const standing = (): Round | undefined => rounds.ofRequest(onLadder.id, 'request-2')
  for (let round = standing(); round?.state === 'open'; round = standing()) {
    const before = movesOf(round).length
    await engine.act(onLadder, round.id, before < 2 ? 'up' : 'take', before)
  }
}

describe.each([
  ['a round of dice', playDice],
  ['a round with moves', playLadder],
])('stopped between any two steps, %s', (_name, play: (life: Life) => Promise<unknown>) => {
  test('loses and invents nothing, and goes on', async () => {
    let stops = 0
    for (let stopBefore = 1; ; stopBefore += 1) {
      rmSync(folder, { recursive: true, force: true })
      folder = mkdtempSync(join(tmpdir(), 'vendor-'))
      platform = createPlatform()
      const setUp = live()
      setUp.launches.add(launch)
      setUp.launches.add(onLadder)
      setUp.end()

      const first = live(stopBefore)
      const isStopped = await Promise.resolve(play(first)).then(
        () => false,
        (error: unknown) => {
          if (!(error instanceof Stopped)) throw error
          return true
        },
      )
      first.end()
      const second = live()
      await second.engine.resume()
      await settleAll(second)
      await play(second)
      await settleAll(second)
      expectHonest(second)
      // The request was played at most once, and the numbers of rounds leave none out.
      const played = [...platform.bets.values()].filter(({ isBack }) => !isBack).length
      expect(played).toBeLessThanOrEqual(1)
      const next = await second.engine.begin(launch, { request: 'request-8', stake: 1_000, choice: { side: 'under', line: 5_000 } })
      expect(next.round.nonce).toBe(played)
      second.end()
      if (!isStopped) break
      stops += 1
    }
    expect(stops).toBeGreaterThan(10)
  })
})

describe('a wallet that is not heard', () => {
  test.each(['request', 'answer'] as const)('loses the %s of a bet: the bet is taken back until that is certain', async lost => {
    const life = live()
    platform.lose.push(lost, 'request', 'answer')
    const { round } = await playDice(life)
    expect(round.state).toBe('returning')
    await settleAll(life)
    expect(life.rounds.find(round.id)?.state).toBe('returned')
    expect(platform.balance()).toBe(BALANCE)
    expectHonest(life)
    life.end()
  })

  test.each(['request', 'answer'] as const)('loses the %s of a win: it is handed over until that is certain, and once', async lost => {
    const life = live()
    const begun = await life.engine.begin(onLadder, { request: 'request-2', stake: 100, choice: {} })
    platform.lose.push(lost, 'answer', 'request')
    now += 61_000
    expect((await life.engine.look(begun.round.id))?.state).toBe('paying')
    await settleAll(life)
    expect(life.rounds.find(begun.round.id)?.state).toBe('closed')
    expectHonest(life)
    life.end()
  })

  test('is asked again after 1, 2, 4 … s, at most after 5 minutes', async () => {
    const life = live()
    platform.lose.push(...Array.from({ length: 12 }, () => 'request' as const))
    await playDice(life)
    const waits: number[] = []
    for (let turn = 0; turn < 10; turn += 1) {
      const [next] = waiting.splice(0)
      waits.push(next!.ms)
      next!.work()
      for (let tick = 0; tick < 10; tick += 1) await Promise.resolve()
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 128_000, 256_000, 300_000])
    life.end()
  })
})

describe('a round', () => {
  let life: Life
  let engine: Engine
  beforeEach(() => {
    life = live()
    engine = life.engine
  })
  afterEach(() => life.end())

  test('is refused without a trace where the bet is refused', async () => {
    const { round, balance } = await engine.begin(launch, { request: 'request-9', stake: 200_000, choice: { side: 'under', line: 5_000 } })
    expect([round.state, round.code, balance]).toEqual(['refused', 'NOT_ENOUGH_MONEY', BALANCE])
    expectHonest(life)
    expect((await playDice(life)).round.nonce).toBe(0)
  })

  test('is one at a time for a player and game, and not before the pace allows the next', async () => {
    await engine.begin(onLadder, { request: 'request-2', stake: 100, choice: {} })
    await expect(engine.begin(onLadder, { request: 'request-3', stake: 100, choice: {} })).rejects.toThrow('ROUND_OPEN')
    const paced = { ...launch, roundMs: 3_000 }
    await playDice(life)
    now += 2_000
    const early = engine.begin(paced, { request: 'request-4', stake: 100, choice: { side: 'under', line: 5_000 } })
    await expect(early).rejects.toEqual(new RoundRefusal('TOO_SOON', 1_000))
    now += 1_000
    expect((await engine.begin(paced, { request: 'request-4', stake: 100, choice: { side: 'under', line: 5_000 } })).round.state).toBe('closed')
  })

  test('is ended by the clock, whatever the page asks afterwards', async () => {
    const { round } = await engine.begin(onLadder, { request: 'request-2', stake: 100, choice: {} })
    now += 60_000
    const { round: after } = await engine.act(onLadder, round.id, 'up', 0)
    expect([after.state, after.payout, after.endedAt]).toEqual(['closed', 0, round.beganAt + 60_000])
    expect(movesOf(after)).toEqual([{ clock: true, at: 60_000 }])
    expectHonest(life)
  })

  test('takes a move that is sent again once, and none that the rules refuse', async () => {
    const { round } = await engine.begin(onLadder, { request: 'request-2', stake: 100, choice: {} })
    await expect(engine.act(onLadder, round.id, 'take', 0)).rejects.toThrow('MOVE_REFUSED')
    await engine.act(onLadder, round.id, 'up', 0)
    const { round: again } = await engine.act(onLadder, round.id, 'up', 0)
    expect(movesOf(again)).toHaveLength(1)
  })

  test('of another player is not there', async () => {
    const { round } = await engine.begin(onLadder, { request: 'request-2', stake: 100, choice: {} })
    await expect(engine.act({ ...onLadder, player: 'other' }, round.id, 'up', 0)).rejects.toThrow('ROUND_UNKNOWN')
    await expect(engine.act({ ...onLadder, account: 'other' }, round.id, 'up', 0)).rejects.toThrow('ROUND_UNKNOWN')
  })
})
