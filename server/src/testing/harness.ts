import { pino } from 'pino'
import { createDeps, type System, type SystemParts } from '#app/compose.ts'
import { createFileSource, type FileSource } from '#app/merchants/file-source.ts'
import { storesOn } from '#app/stores.ts'
import { versionSource } from '#content/versions/version-source.ts'
import { readConfig, type Config } from '#kernel/config.ts'
import { generateRsaPair, type RsaPair } from '#kernel/crypto/key-ring.ts'
import { testClock, type TestClock } from './test-clock.ts'
import { openTestDatabase } from './test-database.ts'
import { writeTestMerchants, type MerchantChanges } from './test-merchants.ts'

export interface TestDepsOptions extends Omit<SystemParts, 'merchants' | 'clock'> {
  readonly clock?: TestClock
  /** Settings that replace those of the test merchants. */
  readonly merchants?: MerchantChanges
  readonly config?: Partial<Config>
}

export interface TestSystem extends System {
  readonly clock: TestClock
  readonly merchants: FileSource
  /** The path of the merchants' folders. A test may change their files and then call `merchants.reload()`. */
  readonly merchantsDirectory: string
}

/** A test is about what a password opens, not about what guessing one costs: `passwords.test.ts` is. */
const CHEAP = { memoryCost: 64, timeCost: 1 }

const pairs = new Map<number, Promise<RsaPair>>()
/** Making a pair takes a tenth of a second, so the systems of this process share the one of each moment. */
const pairOf = (at: Date): Promise<RsaPair> => {
  const pair = pairs.get(at.getTime()) ?? generateRsaPair()
  pairs.set(at.getTime(), pair)
  return pair
}

/**
 * The whole system below HTTP, on its own database, with its own merchants and a clock that does not move. The test must close it. It runs only those
 * recurring jobs whose subjects the test names: all of them send 360 statements for each day by which the test puts its clock forward.
 */
export const createTestDeps = async ({
  clock = testClock(),
  merchants: changes,
  config: settings,
  ...parts
}: TestDepsOptions = {}): Promise<TestSystem> => {
  const folder = await writeTestMerchants(changes)
  const config = { ...readConfig({ MODE: 'development', LOG_LEVEL: 'silent', MERCHANTS_DIR: folder.directory }), ...settings }
  const database = parts.database ?? (await openTestDatabase())
  const log = parts.log ?? pino({ level: 'silent' })
  const stores = storesOn(database.db)
  const merchants = await createFileSource({
    directory: folder.directory,
    secretsDir: config.secretsDir,
    env: parts.env ?? {},
    allowDemo: true,
    log,
    ledgers: stores.ledger.begun,
    versions: versionSource(stores, clock),
    watch: false,
  })
  const system = await createDeps(config, { passwordCost: CHEAP, newRsaPair: pairOf, recurring: [], ...parts, log, clock, merchants, database })
  return {
    ...system,
    clock,
    merchants: { ...merchants, ...system.merchants },
    merchantsDirectory: folder.directory,
    async close() {
      await system.close()
      await folder.remove()
    },
  }
}
