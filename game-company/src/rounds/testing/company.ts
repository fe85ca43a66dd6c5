import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { expect } from 'vitest'
import { openDatabase } from '#database.ts'
import { createSeedBook } from '#fairness/seed-book.ts'
import type { AnyRules } from '#games/all-rules.ts'
import { rules as dice } from '#games/dice/rules.ts'
import { playRound } from '#games/play-round.ts'
import { createEngine } from '#rounds/engine.ts'
import { createMovements } from '#rounds/movements.ts'
import { createRoundStore } from '#rounds/round-store.ts'
import { movesOf } from '#rounds/round.ts'
import type { Launch } from '#sessions/launch.ts'
import { createLaunches } from '#sessions/launches.ts'
import { ladder } from './ladder.ts'
import { BALANCE, createPlatform } from './wallet-stand-in.ts'

const games: ReadonlyMap<string, AnyRules> = new Map<string, AnyRules>([
  ['dice', dice],
  ['ladder', ladder],
])

/** What the process throws where it is stopped. */
export class Stopped extends Error {}

export const launch: Launch = {
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
  depositUrl: '',
  walletUrl: 'http://brand.test/vendor/v1/brand',
  roundMs: 0,
  session: 'session',
  player: 'player',
  at: 0,
  ended: 0,
}
export const onLadder: Launch = { ...launch, id: 'ladder launch', game: 'ladder' }

/** A company with one player, whose book outlives its process; and the platform that keeps the money. */
export const createCompany = () => {
  const folder = mkdtempSync(join(tmpdir(), 'vendor-'))
  const platform = createPlatform()
  let now = Date.UTC(2026, 0, 1)
  let waiting: { readonly ms: number; readonly work: () => void }[] = []
  let ids = 0

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

  const first = live()
  first.launches.add(launch)
  first.launches.add(onLadder)
  first.end()

  return {
    platform,
    live,
    now: () => now,
    /** Lets time pass, ms. */
    pass: (ms: number): void => void (now += ms),
    /** Takes what waits for its time. */
    takeWaiting: () => waiting.splice(0),
    forget: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export type Company = ReturnType<typeof createCompany>
export type Life = ReturnType<Company['live']>

/** Lets everything happen that waits, until nothing is left but clocks of open rounds. */
export const settleAll = async ({ takeWaiting }: Company, life: Life): Promise<void> => {
  for (let turn = 0; turn < 20 && life.rounds.unsettled().some(({ state }) => state !== 'open'); turn += 1) {
    const due = takeWaiting().filter(({ ms }) => ms < 60_000)
    for (const { work } of due) work()
    for (let tick = 0; tick < 10; tick += 1) await Promise.resolve()
  }
}

/** What the books must say, whatever has happened. */
export const expectHonest = ({ platform, now }: Company, { rounds, seeds, movements, engine }: Life): void => {
  let balance = BALANCE
  for (const [bet, { amount, won, isBack }] of platform.bets) {
    const round = rounds.find(bet.replace(/-bet$/, ''))
    expect(round, 'money moves for rounds that are written alone').toBeDefined()
    if (isBack) expect([round?.state, won]).toEqual(['returned', undefined])
    else {
      expect(round?.state).toBe('closed')
      const { serverSeed, clientSeed } = seeds.find(round?.seed as number)
      const request = { stake: round!.stake, choice: JSON.parse(round!.choice) as unknown, moves: movesOf(round!) }
      expect(won).toBe(playRound(games.get(round!.game)!, request, { serverSeed, clientSeed, nonce: round!.nonce! }).payout)
      expect(engine.played(round!).ended).toBe(true)
      balance += won! - amount
    }
  }
  expect(platform.balance()).toBe(balance)
  expect(rounds.unsettled()).toEqual([])
  const bets = movements.list('brand', 0, now() + 1, 0, 1_000).filter(({ kind }) => kind === 'bet')
  expect(bets.map(({ id }) => id).sort()).toEqual([...platform.bets].flatMap(([id, { isBack }]) => (isBack ? [] : [id])).sort())
}

/** Plays a round of dice; the page sends its request again after a reload. */
export const playDice = ({ engine }: Life) => engine.begin(launch, { request: 'request-1', stake: 1_000, choice: { side: 'under', line: 5_000 } })
