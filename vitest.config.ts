import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/testing/longest-first.ts'
import { callTable } from './web/build/call-table.ts'

const database = process.env['TEST_DATABASE_URL']
/** By itself vitest leaves one core out, which of two is half of them. */
const EVERY_CORE = '100%'
/** Far longer than any working test takes, ms, so that none fails only because the machine is busy. The limit of the whole group ends what hangs. */
const PATIENCE = { testTimeout: 15 * 60_000, hookTimeout: 10 * 60_000, expect: { poll: { timeout: 60_000 } } }
const SAME_VALUES = 'tools/testing/same-values.ts'
/** A process runs many files: loading the server and the embedded database for each file costs as much as the tests. */
const server = { include: ['server/src/**/*.test.ts'], maxWorkers: EVERY_CORE, isolate: false, setupFiles: SAME_VALUES, ...PATIENCE }
/** Processes that tests start find here what Node has made of the sources: each takes a fifth less to start. */
const COMPILED = { NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache/compiled') }

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8')

/** The server's tests that open a database. */
const testsOnDatabase = (): string[] => {
  const opens = /(?:#testing|#[a-z-]+\/testing|\.|\.\/testing)\/(?:harness|[a-z]+-stage|test-app|test-database|test-stores)\.ts/
  return readdirSync(join(import.meta.dirname, 'server/src'), { recursive: true, encoding: 'utf8' })
    .map(name => join('server/src', name))
    .filter(name => name.endsWith('.test.ts') && opens.test(read(name)))
}

/** Whether every test that opens a database is to run on each of the three kinds of it: `npm run test:databases`. */
const everywhere = process.env['TEST_EVERYWHERE'] === 'true'
/** What opens databases, sends statements by itself, or takes turns with others. */
const OF_THE_DATABASE = /\/src\/(?:kernel\/(?:db|jobs)|money|testing(?!\/conformance))\/|[-.](?:store|gates?)\.[a-z.]*test\.ts$/

/**
 * On which kinds of database a test runs, each where it may come out differently:
 * - on PostgreSQL, what needs several connections or processes, or looks at plans: such a file names `postgresUrl`;
 * - with partitions, everything else, because only there a call's statement that does not name the merchant is found, or a key without it;
 * - on the embedded database, what answers for the database itself: its driver differs, and it has one connection. That the rest works on it too, the
 *   journeys of the engines prove.
 * The stories of the browser run on PostgreSQL without partitions.
 */
const kindsOf = (file: string): { readonly embedded: boolean; readonly plain: boolean; readonly partitioned: boolean } => {
  const plain = everywhere || read(file).includes('postgresUrl')
  // This one proves that such statements are found.
  const partitioned = everywhere || !plain || file.endsWith('/testing/statements.test.ts')
  return { plain, partitioned, embedded: everywhere || OF_THE_DATABASE.test(file) }
}
const testsOn = (kind: keyof ReturnType<typeof kindsOf>): string[] => testsOnDatabase().filter(file => kindsOf(file)[kind])

const postgres = {
  ...server,
  env: { ...COMPILED, TEST_DATABASE_URL: database ?? '' },
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
          include: [
            '{bench,client,conformance,console,contract,draw-check,e2e,payment-sandbox,texts,game-company,web}/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
          maxWorkers: EVERY_CORE,
          isolate: false,
          setupFiles: ['tools/testing/unit-set-up.ts', SAME_VALUES],
          ...PATIENCE,
        },
      },
      // The server with the embedded database: all of its tests, or, where a PostgreSQL is named, without those that run on that alone.
      {
        test: {
          name: 'server',
          ...server,
          env: { ...COMPILED, TEST_DATABASE_URL: '' },
          exclude: database ? testsOnDatabase().filter(file => !kindsOf(file).embedded) : [],
        },
      },
      // Where a PostgreSQL is named, with every table of the merchants partitioned by merchant (docs/scale.md).
      ...(database
        ? [
            {
              test: {
                name: 'server-partitioned',
                ...postgres,
                include: testsOn('partitioned'),
                setupFiles: [SAME_VALUES, 'server/src/testing/partitioned-set-up.ts'],
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
      ...(database ? [{ test: { name: 'server-postgres', ...postgres, include: testsOn('plain') } }] : []),
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
          globalSetup: 'e2e/src/testing/servers/start-server.ts',
          maxWorkers: 4,
          // What a walk over all pages found is said in full: reports keep the message of a failure alone.
          chaiConfig: { truncateThreshold: 0 },
          isolate: false,
          ...PATIENCE,
        },
      },
    ],
  },
})
