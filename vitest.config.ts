import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/longest-first.ts'
import { callTable } from './web/build/call-table.ts'

const database = process.env['TEST_DATABASE_URL']
/** By itself vitest leaves one core out, which of two is half of them. */
const EVERY_CORE = '100%'
/** Far longer than any working test takes, ms, so that none fails only because the machine is busy. The limit of the whole group ends what hangs. */
const PATIENCE = { testTimeout: 5 * 60_000, hookTimeout: 10 * 60_000, expect: { poll: { timeout: 60_000 } } }
/** A process runs many files: loading the server and the embedded database for each file costs as much as the tests. */
const server = { include: ['server/src/**/*.test.ts'], maxWorkers: EVERY_CORE, isolate: false, ...PATIENCE }

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8')

/** The server's tests that open a database. */
const testsOnDatabase = (): string[] => {
  const opens = /(?:#testing|#[a-z-]+\/testing|\.|\.\/testing)\/(?:harness|[a-z]+-stage|test-app|test-database|test-stores)\.ts/
  return readdirSync(join(import.meta.dirname, 'server/src'), { recursive: true, encoding: 'utf8' })
    .map(name => join('server/src', name))
    .filter(name => name.endsWith('.test.ts') && opens.test(read(name)))
}

/**
 * What may come out differently without partitions, or on the embedded database: statements by themselves, plans, and several connections or processes.
 * Everything else that opens a database runs on PostgreSQL with partitions; that it works on the embedded database too, the browser's tests prove.
 */
const runsWithoutPartitions = (file: string): boolean =>
  /\/src\/(?:kernel\/(?:db|jobs)|money|testing)\/|[-.](?:store|gates?)\.[a-z.]*test\.ts$/.test(file) || read(file).includes('postgresUrl')

const postgres = {
  ...server,
  env: { TEST_DATABASE_URL: database ?? '' },
  globalSetup: 'server/src/testing/postgres-template.ts',
}

/** One configuration of every test; `npx vitest run --project <name>` runs one group, `npm test` all of them. */
export default defineConfig({
  test: {
    // `npm run test:stress` has them in random order.
    sequence: process.env['TEST_ORDER'] === 'random' ? { shuffle: true } : { sequencer: LongestFirst },
    projects: [
      {
        plugins: [callTable()],
        test: {
          name: 'unit',
          include: ['{bench,console,contract,draw-check,e2e,payment-sandbox,texts,game-company,web}/**/*.test.{ts,tsx}', 'tools/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          maxWorkers: EVERY_CORE,
          isolate: false,
          setupFiles: 'tools/unit-set-up.ts',
          ...PATIENCE,
        },
      },
      // The server with the embedded database: all of its tests, or, where a PostgreSQL is named, without those that run on it alone.
      {
        test: {
          name: 'server',
          ...server,
          env: { TEST_DATABASE_URL: '' },
          exclude: database ? testsOnDatabase().filter(file => !runsWithoutPartitions(file)) : [],
        },
      },
      // Where a PostgreSQL is named, those that open a database run on it, with every table of the merchants partitioned by merchant (docs/scale.md).
      ...(database
        ? [
            {
              test: {
                name: 'server-partitioned',
                ...postgres,
                include: testsOnDatabase(),
                setupFiles: ['server/src/testing/partitioned-set-up.ts'],
              },
            },
          ]
        : []),
      // On a database that is split over the machines of Citus alone: `npm run test:citus`.
      ...(process.env['TEST_CITUS']
        ? [
            {
              test: {
                name: 'server-citus',
                ...server,
                env: { TEST_DATABASE_URL: database ?? '', TEST_CITUS: 'true' },
                include: testsOnDatabase(),
                globalSetup: 'server/src/testing/citus-databases.ts',
              },
            },
          ]
        : []),
      ...(database ? [{ test: { name: 'server-postgres', ...postgres, include: testsOnDatabase().filter(runsWithoutPartitions) } }] : []),
      // Beside the Firebase Auth emulator alone: `npm run test:firebase`.
      ...(process.env['FIREBASE_AUTH_EMULATOR']
        ? [{ plugins: [callTable()], test: { name: 'firebase', include: ['e2e/src/**/*.firebase.ts'], ...PATIENCE } }]
        : []),
      // The same journeys in every engine that is promised (docs/engines.md): `npm run test:engines`, and the short half in `npm test`.
      {
        plugins: [callTable()],
        test: {
          name: 'engines',
          include: [`e2e/src/engines/${process.env['JOURNEYS'] === 'short' ? 'webkit*' : '*'}.engine.ts`],
          globalSetup: 'e2e/src/engines/set-up.ts',
          maxWorkers: EVERY_CORE,
          // What the pages complained of is said in full: reports keep the message of a failure alone.
          chaiConfig: { truncateThreshold: 0 },
          ...PATIENCE,
        },
      },
      // Four files at a time, more than two cores, because tests often wait for a page. Each worker has one server and one browser for all its files.
      {
        plugins: [callTable()],
        test: {
          name: 'e2e',
          include: ['e2e/src/**/*.e2e.ts'],
          globalSetup: 'e2e/src/testing/start-server.ts',
          maxWorkers: 4,
          isolate: false,
          ...PATIENCE,
        },
      },
    ],
  },
})
