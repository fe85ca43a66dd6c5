import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { openPglite } from '#kernel/db/embedded.ts'
import { startPaymentStandIn } from '#payments/testing/payment-stand-in.ts'
import { openOwnPostgres, postgresUrl } from '#testing/test-database.ts'
import { historyFile } from './dumps.ts'
import { createHistoryStage, HISTORY_BEGINS } from './history-stage.ts'
import { liveHistory, readHistory } from './live-history.ts'

/** The version under which a dump of the present program is to be kept, e.g. `0.1.0`. */
// oxlint-disable-next-line node/no-process-env -- whoever makes a dump names its version here
const version = process.env['MAKE_HISTORY']

const pack = (content: Buffer) =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })

const live = async (database: OpenDatabase, name: string) => {
  const gateway = await startPaymentStandIn()
  const wire = await createHistoryStage(database, { start: HISTORY_BEGINS, gateway: gateway.url })
  await wire.system.jobs.runDue()
  await liveHistory(wire)
  mkdirSync(historyFile('.'), { recursive: true })
  writeFileSync(historyFile(`${version}-${name}.json`), `${JSON.stringify(await readHistory(wire), null, 2)}\n`)
  await gateway.close()
  return wire
}

// MAKE_HISTORY=<version> npx vitest run --project server-postgres server/src/testing/history, with TEST_DATABASE_URL (docs/updates.md). The embedded
// database's own, by --project server without that, is for a change of its program alone.
test.runIf(version !== undefined && postgresUrl === undefined)('makes a dump of the embedded database', async () => {
  const database = await openPglite({})
  const wire = await live(database, 'embedded')
  // The log of what was written is not needed to read what is there.
  await database.client.exec('checkpoint')
  const dump = await database.client.dumpDataDir('none')
  writeFileSync(historyFile(`${version}-embedded.tar.br`), pack(Buffer.from(await dump.arrayBuffer())))
  await wire.close()
  expect(readdirSync(historyFile('.'))).toContain(`${version}-embedded.tar.br`)
})

test.runIf(version !== undefined && postgresUrl !== undefined)('makes a dump of PostgreSQL', async () => {
  const database = await openOwnPostgres(postgresUrl ?? '')
  const wire = await live(database, 'postgres')
  const dump = execFileSync('pg_dump', ['--no-owner', '--no-privileges', '--inserts', database.href], { maxBuffer: 64 * 1024 * 1024 })
  // Lines that begin with a backslash are commands of psql.
  const statements = dump.toString('utf8').replaceAll(/^\\.*\n/gm, '')
  writeFileSync(historyFile(`${version}-postgres.sql.br`), pack(Buffer.from(statements)))
  await wire.close()
  expect(readdirSync(historyFile('.'))).toContain(`${version}-postgres.sql.br`)
})
