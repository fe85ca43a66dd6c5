import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isDatabaseAway } from '#kernel/database-away.ts'
import { sendTo } from '#testing/own-postgres.ts'
import { postgresUrl } from '#testing/test-database.ts'
import { databaseOn } from './postgres.ts'
import { PrimaryPool } from './primary-pool.ts'

const url = new URL(postgresUrl ?? 'postgres://nobody@127.0.0.1:1/none')
const NOBODY = '127.0.0.1:1'

/** Something between that passes bytes on, swallows those of the connections that there are, or all of them. */
const startBetween = async () => {
  const sockets = new Set<Socket>()
  const forgotten = new Set<Socket>()
  let isSilent = false
  let isFull = false
  const server = createServer(inner => {
    const outer = connect(Number(url.port), url.hostname)
    if (isFull) forgotten.add(inner)
    for (const [one, other] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      sockets.add(one)
      one.on('data', part => isSilent || forgotten.has(one) || other.write(part))
      one.on('error', () => undefined).on('close', () => other.destroy())
    }
  })
  await new Promise<void>(listening => void server.listen(0, '127.0.0.1', listening))
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    forget: () => {
      for (const socket of sockets) forgotten.add(socket)
    },
    silence: (now: boolean) => void (isSilent = now),
    /** From now on only the connections that there are get through. */
    fill: () => void (isFull = true),
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

const urlOf = (...hosts: string[]) => `postgres://${url.username}:${url.password}@${hosts.join(',')}${url.pathname}`

describe.runIf(postgresUrl)('connections to PostgreSQL', () => {
  let pool: PrimaryPool
  let between: Awaited<ReturnType<typeof startBetween>>
  let idleErrors: string[]
  beforeEach(async () => {
    idleErrors = []
    between = await startBetween()
  })
  afterEach(async () => {
    vi.useRealTimers()
    between.close()
    await pool.end()
  })
  const open = (...hosts: string[]) => {
    pool = new PrimaryPool(urlOf(...hosts), { max: 2 }, error => void idleErrors.push(error.message))
    return pool
  }

  test('are made to the next server where the first one cannot be reached, in both forms of the driver', async () => {
    open(NOBODY, url.host)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    const client = await pool.connect()
    client.release()
  })

  test('are refused where none can be reached', async () => {
    await expect(open(NOBODY, NOBODY).query('select 1')).rejects.toThrow('ECONNREFUSED')
  })

  test('are replaced where the server ends one that nobody uses, and that ends nothing else', async () => {
    open(url.host)
    const { rows } = await pool.query<{ readonly pid: number }>('select pg_backend_pid() as pid')
    await sendTo(url.href, 'select pg_terminate_backend($1)', [rows[0]?.pid])
    await expect.poll(() => idleErrors).toEqual(['terminating connection due to administrator command'])
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('know that nothing stands between them and PostgreSQL', async () => {
    expect(await open(url.host).isPooled()).toBe(false)
  })

  test('wait for a lock for 10 s at most', async () => {
    expect((await open(url.host).query('show lock_timeout')).rows).toEqual([{ lock_timeout: '10s' }])
  })

  test('plan each statement for one process of PostgreSQL', async () => {
    const { rows } = await open(url.host).query('show max_parallel_workers_per_gather')
    expect(rows).toEqual([{ max_parallel_workers_per_gather: '0' }])
  })

  test('on which an answer was lost are cut, and the next call gets another one', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'performance'] })
    const db = databaseOn(open(between.host))
    await db.execute('select 1')
    between.forget()
    const lost = db.execute('select 1').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(6_000)
    expect(isDatabaseAway(await lost)).toBe(true)
    expect(await db.execute('select 1 as one')).toMatchObject({ rows: [{ one: 1 }] })
  })

  test('on which a statement takes long are left alone', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'performance'] })
    const holder = await open(url.host).connect()
    const client = await pool.connect()
    const LOCK = 'select pg_advisory_lock(7026312)'
    await holder.query(LOCK)
    const long = client.query(LOCK)
    // Not before the server works for it: what it does not know is lost.
    const waits = `select 1 from pg_stat_activity where pid = ${(client as unknown as { processID: number }).processID} and wait_event = 'advisory'`
    await vi.waitFor(async () => expect((await holder.query(waits)).rowCount).toBe(1), { timeout: 30_000 })
    await vi.advanceTimersByTimeAsync(60_000)
    await holder.query('select pg_advisory_unlock_all()')
    const { rowCount } = await long
    await client.query('select pg_advisory_unlock_all()')
    for (const one of [holder, client]) one.release()
    expect(rowCount).toBe(1)
  })

  test('that are answered while no other can be made do not stand still', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearTimeout', 'performance'] })
    const holder = await open(between.host).connect()
    const client = await pool.connect()
    await holder.query('select pg_advisory_lock(7026313)')
    const long = client.query('select pg_advisory_lock(7026313)')
    between.fill()
    // One more is asked for after 5 s, and given up after 3.
    await vi.advanceTimersByTimeAsync(7_000)
    await holder.query('select pg_advisory_unlock_all()')
    await long
    await vi.advanceTimersByTimeAsync(4_000)
    await client.query('select pg_advisory_unlock_all()')
    for (const one of [holder, client]) one.release()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('that stand still are cut and then refused at once, until the database answers again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearTimeout', 'performance'] })
    open(between.host)
    const db = databaseOn(pool)
    await db.execute('select 1')
    between.silence(true)
    const lost = db.execute('select 1').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(12_000)
    expect(isDatabaseAway(await lost)).toBe(true)
    expect(isDatabaseAway(await db.execute('select 1').catch((error: unknown) => error))).toBe(true)
    between.silence(false)
    await vi.advanceTimersByTimeAsync(1_000)
    vi.useRealTimers()
    await vi.waitFor(() => db.execute('select 1'), { timeout: 30_000 })
  })
})
