import { randomBytes } from 'node:crypto'
import { openDatabase } from './database.ts'
import { createSeedBook } from './fairness/seed-book.ts'
import { rulesByCode } from './games/all-rules.ts'
import { createFramedBy, createOwnOrigin } from './http/own-origin.ts'
import { createEngine } from './rounds/engine.ts'
import { createMovements } from './rounds/movements.ts'
import { createRoundStore } from './rounds/round-store.ts'
import { createRoundView } from './rounds/round-view.ts'
import { createLaunches } from './sessions/launches.ts'
import { createPlayWallet } from './trial/play-wallet.ts'
import { createAccountKeys, type CompanyKey } from './wire/account-keys.ts'
import { createPlatformCall } from './wire/platform-call.ts'
import { createPlatformWallet } from './wire/platform-wallet.ts'

export interface VendorOptions {
  /** What it shares with the platform; each account's key is made from it. At least 32 characters. */
  readonly key: string
  /** The name of that key. */
  readonly keyId?: string
  /** Accepted as well, while the key is being changed. */
  readonly otherKey?: CompanyKey
  /** Where the book is kept; `:memory:` forgets it. */
  readonly file: string
  /** Where players reach it, e.g. `https://games.example`; without it, only at names of this machine and at numbers. */
  readonly url?: string
  /** The addresses of the sites that may show its games, e.g. `https://www.brand.com` or `https://*.brand.com`; without them, only those of this machine. */
  readonly platforms?: readonly string[]
  readonly clock?: () => Date
  readonly fetch?: typeof globalThis.fetch
  /** Does work after a time, ms. */
  readonly later?: (ms: number, work: () => void) => void
}

const afterTime = (ms: number, work: () => void): void => void setTimeout(work, ms).unref()

/** What the company's server is made of. */
export const createParts = (options: VendorOptions) => {
  const { key, keyId = 'demo', otherKey, file, clock = () => new Date(), fetch = globalThis.fetch } = options
  const database = openDatabase(file)
  /** Nothing happens any more once the book is closed. */
  const later = (ms: number, work: () => void): void => (options.later ?? afterTime)(ms, () => database.isOpen && work())
  const keys = createAccountKeys([{ id: keyId, key }, ...(otherKey ? [otherKey] : [])])
  const newId = (): string => randomBytes(16).toString('base64url')
  const call = createPlatformCall({ clock, fetch, keys })
  const rounds = createRoundStore(database)
  const launches = createLaunches(database)
  const seeds = createSeedBook(database)
  const movements = createMovements(database)
  const wallets = { real: createPlatformWallet(call), trial: createPlayWallet(database) }
  const engine = createEngine({ database, games: rulesByCode, rounds, launches, seeds, movements, wallets, clock, newId, later })
  return {
    database,
    clock,
    later,
    keys,
    newId,
    call,
    originOf: createOwnOrigin(options.url),
    framedBy: createFramedBy(options.platforms),
    rounds,
    launches,
    seeds,
    movements,
    wallets,
    engine,
    view: createRoundView(engine, seeds, clock),
  }
}

export type Parts = ReturnType<typeof createParts>
