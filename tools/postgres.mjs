import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { freemem, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run, say } from './processes.mjs'

/**
 * `halt` ends it and keeps its files: SIGINT closes its connections and writes everything down, SIGQUIT is a crash, SIGKILL a crash of its first process.
 * `resume` starts it again at the same address, and `restart` does both, by SIGQUIT. `pid`: of its first process, 0 while it is halted.
 * @typedef {{ url: string, pid: () => number, stop: () => Promise<void>, halt: (signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL') => Promise<void>, resume: () => Promise<void>, restart: () => Promise<void> }} Postgres
 */

const isRoot = () => process.getuid?.() === 0
const READY = 'database system is ready to accept connections'
/** Of a standby. */
const READY_TO_READ = 'database system is ready to accept read-only connections'
/** Another process may take a free port before PostgreSQL does. */
const TRIES = 3

/** Folders with PostgreSQL's programs, the newest first. */
const binaryFolders = () => {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : []
  return [...versions.map(version => join(debian, version, 'bin')), ...(process.env['PATH'] ?? '').split(delimiter)]
}

const findBinaries = () => binaryFolders().find(folder => ['initdb', 'postgres'].every(name => existsSync(join(folder, name))))

/** When its package is installed, Debian creates and starts a cluster, which we do not need. */
const forbidMainCluster = () => {
  const file = '/etc/postgresql-common/createcluster.conf'
  if (existsSync(file)) return
  mkdirSync('/etc/postgresql-common', { recursive: true })
  writeFileSync(file, 'create_main_cluster = false\n')
}

const installBinaries = async () => {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return
  say('Installing PostgreSQL with apt-get')
  forbidMainCluster()
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env })
  const { code, output } = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql'], { env })
  if (code !== 0) throw new Error(`PostgreSQL could not be installed with apt-get:\n${output.trim().split('\n').slice(-5).join('\n')}`)
}

/** PostgreSQL refuses to run as root; its package brings a user for it. @returns {{ uid?: number, gid?: number }} */
export const owner = () => {
  if (!isRoot()) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!user) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('There is no free port.'))))
    })
  })

/**
 * Starts a program in `folder` and resolves when it ended well or, with `until`, once it printed that.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ folder: string, until?: string }} options
 */
const start = (command, args, { folder, until }) => {
  const child = spawn(command, args, { cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C' }, stdio: ['ignore', 'pipe', 'pipe'], ...owner() })
  let output = ''
  /** @type {Promise<void>} */
  const done = new Promise((resolve, reject) => {
    const hear = (/** @type {string} */ text) => {
      // Once it runs, its further output is ignored.
      if (output.includes(until ?? '\0')) return
      output += text
      if (output.includes(until ?? '\0')) resolve()
    }
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear)
    child.on('error', reject)
    child.on('close', code => (code === 0 && !until ? resolve() : reject(new Error(`${command} ended with ${code}:\n${output.trim()}`))))
  })
  return { child, done }
}

/** @param {string} binaries @param {string} folder @param {Readonly<Record<string, string>>} more @returns {Promise<Postgres>} */
const startIn = async (binaries, folder, more) => {
  const { uid, gid } = owner()
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (uid !== undefined && gid !== undefined) chownSync(passwordFile, uid, gid)
  const data = join(folder, 'data')
  const cluster = ['-D', data, '-U', 'foyer', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale=C', '--no-sync']
  await start(join(binaries, 'initdb'), cluster, { folder }).done

  // A throw-away database need not survive a power cut.
  return await serveIn(binaries, folder, { fsync: 'off', full_page_writes: 'off', ...more }, password)
}

/**
 * Serves the cluster in `data` below `folder`, which is removed in the end.
 * @param {string} binaries @param {string} folder @param {Readonly<Record<string, string>>} more @param {string} password @param {string} [ready]
 * @returns {Promise<Postgres>}
 */
const serveIn = async (binaries, folder, more, password, ready = READY) => {
  const data = join(folder, 'data')
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200', ...more }
  const run = (/** @type {number} */ port) => {
    const args = ['-D', data, '-p', String(port), ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
    return start(join(binaries, 'postgres'), args, { folder, until: ready })
  }
  const listen = async (/** @type {number} */ triesLeft) => {
    const port = await freePort()
    const { child, done } = run(port)
    try {
      await done
      return { child, port }
    } catch (error) {
      if (triesLeft === 0) throw error
      return await listen(triesLeft - 1)
    }
  }
  let { child, port } = await listen(TRIES - 1)
  const quitNow = () => child.kill('SIGQUIT')
  process.once('exit', quitNow)

  const hasEnded = () => child.exitCode !== null || child.signalCode !== null

  /** @type {Promise<void> | undefined} */
  let stopping
  const stop = () => {
    stopping ??= new Promise(resolve => {
      process.removeListener('exit', quitNow)
      const remove = () => {
        rmSync(folder, { recursive: true, force: true })
        resolve()
      }
      if (hasEnded()) remove()
      else child.once('close', remove)
      child.kill('SIGINT') // fast shutdown: connections are closed, not waited for
    })
    return stopping
  }
  const halt = async (/** @type {'SIGINT' | 'SIGQUIT' | 'SIGKILL'} */ signal) => {
    if (hasEnded()) return
    const ended = new Promise(resolve => {
      child.once('close', resolve)
    })
    child.kill(signal)
    await ended
  }
  const resume = async () => {
    const next = run(port)
    child = next.child
    await next.done
  }
  const restart = async () => {
    await halt('SIGQUIT')
    await resume()
  }
  const pid = () => (hasEnded() ? 0 : (child.pid ?? 0))
  return { url: `postgres://foyer:${password}@127.0.0.1:${port}/postgres`, pid, stop, halt, resume, restart }
}

/** Linux keeps files below it in memory. */
const IN_MEMORY = '/dev/shm'
/** What a run of all tests fills of it is a small part of this, bytes. */
const ROOM = 4 * 2 ** 30

const hasRoomInMemory = () => {
  if (!existsSync(IN_MEMORY) || freemem() < 2 * ROOM) return false
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return bavail * bsize >= ROOM
}

/**
 * Starts a throw-away PostgreSQL on a free port of the loopback address. Installs it with apt-get where it is missing and that
 * is possible; rejects with what to do where it is not. `settings`: further ones, as in postgresql.conf. `within`: the folder of its files.
 * @param {Readonly<Record<string, string>>} [settings]
 * @param {string} [within]
 * @returns {Promise<Postgres>}
 */
export const startPostgres = async (settings = {}, within = tmpdir()) => {
  if (!findBinaries()) await installBinaries()
  const binaries = findBinaries()
  if (!binaries) {
    throw new Error(
      'PostgreSQL is not installed: install it (Debian and Ubuntu: apt-get install postgresql), or put its initdb and postgres on the PATH.',
    )
  }
  const folder = mkdtempSync(join(within, 'foyer-postgres-'))
  try {
    return await startIn(binaries, folder, settings)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/**
 * Serves a copy of a cluster: what `pg_basebackup` wrote into `data` below `folder`. It is ready once it has recovered.
 * @param {string} folder removed in the end
 * @param {Readonly<Record<string, string>>} settings
 * @param {string} url of the cluster that it is a copy of: its user and password are the same
 * @returns {Promise<Postgres>}
 */
export const startCopy = async (folder, settings, url) => {
  const binaries = findBinaries()
  if (!binaries) throw new Error('PostgreSQL is not installed.')
  return await serveIn(binaries, folder, settings, new URL(url).password)
}

/**
 * Serves a copy as a standby of the cluster at `url`, which it follows by itself; `name` is its name there. It is ready once it answers reads.
 * @param {string} folder removed in the end
 * @param {string} url
 * @param {string} name
 * @returns {Promise<Postgres>}
 */
export const startStandby = async (folder, url, name) => {
  const binaries = findBinaries()
  if (!binaries) throw new Error('PostgreSQL is not installed.')
  writeFileSync(join(folder, 'data/standby.signal'), '')
  giveTo(folder)
  const { hostname, port, password, username } = new URL(url)
  const source = `host=${hostname} port=${port} user=${username} password=${password} application_name=${name}`
  return await serveIn(binaries, folder, { primary_conninfo: source, hot_standby: 'on' }, password, READY_TO_READ)
}

/**
 * Runs one of PostgreSQL's programs to its end, as the user who owns its files.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} folder
 */
export const runProgram = async (program, args, folder) => {
  const binaries = findBinaries()
  if (!binaries) throw new Error('PostgreSQL is not installed.')
  await start(join(binaries, program), args, { folder }).done
}

/** Gives a folder and all that is in it to the user who runs PostgreSQL. @param {string} folder */
export const giveTo = folder => {
  const { uid, gid } = owner()
  if (uid === undefined || gid === undefined) return
  for (const path of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) chownSync(join(folder, path), uid, gid)
}

/** A folder of its own for the user who runs PostgreSQL. @param {string} name @returns {string} */
export const ownFolder = name => {
  const folder = mkdtempSync(join(tmpdir(), `foyer-${name}-`))
  giveTo(folder)
  return folder
}

/**
 * The same for tests, which touch few rows of thousands of tables and indexes. Their files lie in memory where there is room: a disk takes up to seconds of
 * processor time to create those of one database. And no statement is worth compiling.
 */
export const startTestPostgres = () => startPostgres({ jit: 'off', max_wal_size: '256MB' }, hasRoomInMemory() ? IN_MEMORY : tmpdir())

// By hand: `node tools/postgres.mjs` runs one until Ctrl-C.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { url, stop } = await startPostgres()
  console.log(url)
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => void stop())
}
