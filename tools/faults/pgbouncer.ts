import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@foyer/server/src/testing/server-process.ts'
import { giveTo, ownFolder, owner, startPostgres } from '../postgres.mjs'
import { run } from '../processes.mjs'
import { declareFault, type Databases } from './fault.ts'

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find(existsSync)

interface BehindPooler extends Databases {
  /** Ends the pooler and starts it again. */
  restart(): Promise<void>
}

/** PgBouncer in transaction mode, with fewer connections of PostgreSQL than the server has of it. */
const behindPooler = async (): Promise<BehindPooler> => {
  if (PROGRAM === undefined) throw new Error('PgBouncer is not installed: apt-get install pgbouncer.')
  const postgres = await startPostgres({ fsync: 'on', full_page_writes: 'on' })
  const { code, output } = await run(process.execPath, ['server/src/app/foyer.ts', 'migrate'], { env: { DATABASE_URL: postgres.url, MODE: 'demo' } })
  if (code !== 0) throw new Error(output)
  const direct = new URL(postgres.url)
  const port = await freePort()
  const folder = ownFolder('pgbouncer')
  const [users, settings] = [join(folder, 'users.txt'), join(folder, 'pgbouncer.ini')]
  writeFileSync(users, `"${direct.username}" "${direct.password}"\n`)
  writeFileSync(
    settings,
    `[databases]
postgres = host=127.0.0.1 port=${direct.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 8
logfile = ${join(folder, 'log')}
pidfile = ${join(folder, 'pid')}
`,
  )
  giveTo(folder)
  const begin = () => spawn(PROGRAM, [settings], { stdio: 'ignore', cwd: folder, ...owner() })
  let child = begin()
  const end = async () => {
    const ended = once(child, 'close')
    child.kill('SIGKILL')
    await ended
    rmSync(join(folder, 'pid'), { force: true })
  }
  await pause(500)
  if (child.exitCode !== null) throw new Error(`PgBouncer did not start:\n${readFileSync(join(folder, 'log'), 'utf8')}`)
  const url = new URL(postgres.url)
  url.port = String(port)
  return {
    url: url.href,
    truth: () => postgres.url,
    restart: async () => {
      await end()
      await pause(2_000)
      child = begin()
    },
    stop: async () => {
      await end()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The pooler dies and is started again. Before and after it, everything goes through it. */
export const pooler = declareFault<BehindPooler>({
  name: 'pgbouncer',
  breaks: 'PgBouncer in transaction mode between, killed (kill -9) and started again after 2 s',
  back: 10,
  longest: 15,
  databases: behindPooler,
  run: ({ databases }) => databases.restart(),
})
