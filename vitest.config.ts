import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { callTable } from './web/build/call-table.ts'

const database = process.env['TEST_DATABASE_URL']
/** By itself vitest leaves one core out, which of two is half of them. */
const EVERY_CORE = '100%'
const server = { include: ['server/src/**/*.test.ts'], maxWorkers: EVERY_CORE, testTimeout: 60_000, hookTimeout: 120_000 }

/** The server's tests that open a database. */
const testsOnDatabase = (): string[] => {
  const opens = /(?:#testing|\.)\/(?:harness|identity-stage|test-app|test-database|test-stores)\.ts/
  return readdirSync(join(import.meta.dirname, 'server/src'), { recursive: true, encoding: 'utf8' })
    .map(name => join('server/src', name))
    .filter(name => name.endsWith('.test.ts') && opens.test(readFileSync(join(import.meta.dirname, name), 'utf8')))
}

const postgres = { ...server, env: { TEST_DATABASE_URL: database ?? '' }, globalSetup: 'server/src/testing/postgres-template.ts' }

/** One configuration of every test; `npx vitest run --project <name>` runs one group, `npm test` all of them. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [callTable()],
        test: {
          name: 'unit',
          include: ['{contract,texts,web}/**/*.test.{ts,tsx}', 'tools/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          maxWorkers: EVERY_CORE,
          // Generous, so that a busy machine fails no test.
          testTimeout: 60_000,
          // The linter's own test runs it some twenty times.
          hookTimeout: 60_000,
        },
      },
      // The same tests twice: on the embedded database, and on PostgreSQL where one is named.
      { test: { name: 'server', ...server, env: { TEST_DATABASE_URL: '' } } },
      ...(database ? [{ test: { name: 'server-postgres', ...postgres } }] : []),
      // And those that write or read rows with every table of the merchants partitioned by merchant (docs/scale.md).
      ...(database
        ? [
            {
              test: {
                name: 'server-partitioned',
                ...postgres,
                include: testsOnDatabase(),
                // Importing the server anew for each file would take as long as the tests.
                isolate: false,
                setupFiles: ['server/src/testing/partitioned-set-up.ts'],
              },
            },
          ]
        : []),
      // Beside the Firebase Auth emulator alone: `npm run test:firebase`.
      ...(process.env['FIREBASE_AUTH_EMULATOR']
        ? [{ plugins: [callTable()], test: { name: 'firebase', include: ['e2e/src/**/*.firebase.ts'], testTimeout: 60_000, hookTimeout: 120_000 } }]
        : []),
      // Three files at a time, each with a server and a browser of its own: what two cores carry, as a page is often waited for.
      {
        plugins: [callTable()],
        test: {
          name: 'e2e',
          include: ['e2e/src/**/*.e2e.ts'],
          globalSetup: 'e2e/src/testing/start-server.ts',
          maxWorkers: 3,
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
