import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** The project's root folder. */
export const root = fileURLToPath(new URL('../', import.meta.url))

/** Says one step of what is being done. @param {string} text */
export const say = text => console.log(`• ${text}`)

/**
 * Runs a command from the project's root to its end, without standard input. Keeps what it prints unless it is to be shown.
 * With a `limit` in seconds it gets a process group of its own, which is ended when the command runs longer, or when this process ends.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, show?: boolean, limit?: number }} [options]
 * @returns {Promise<{ code: number, output: string, ms: number, late: boolean }>} `code` is 1 when a signal ended it or it could not be
 *   started; `late` when it was the limit
 */
export const run = (command, args, { env = {}, show = false, limit } = {}) =>
  new Promise(resolve => {
    let late = false
    const began = performance.now()
    let output = ''
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      detached: limit !== undefined,
    })
    const endGroup = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // all of it has ended
      }
    }
    const timer =
      limit &&
      setTimeout(() => {
        late = true
        output += `\nIt was ended, for it took longer than ${limit / 60} minutes.\n`
        endGroup()
      }, limit * 1000)
    if (limit) process.once('exit', endGroup)
    const end = (/** @type {number | null} */ code) => {
      if (timer) clearTimeout(timer)
      process.removeListener('exit', endGroup)
      resolve({ code: code ?? 1, output, ms: performance.now() - began, late })
    }
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', text => (output += text))
    child.on('error', error => {
      output += `${error.message}\n`
      end(1)
    })
    child.on('close', end)
  })

/** Ends the process with a word on why. @type {(text: string) => never} */
export const fail = text => {
  console.error(`✗ ${text}`)
  process.exit(1)
}

/**
 * What the command line says. A word that the command does not know ends the process with a sentence.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} config
 * @returns {ReturnType<typeof parseArgs<Config>>}
 */
export const readArguments = config => {
  try {
    return parseArgs(config)
  } catch (error) {
    return fail(/** @type {Error} */ (error).message)
  }
}

/**
 * Runs a command until it ends or this process is told to stop; then the command is told, and its end awaited.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} env
 * @returns {{ ended: Promise<number>, stop: () => void }} `ended`: its exit code; `stop` tells it to stop
 */
export const runUntilStopped = (command, args, env) => {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] })
  // Ctrl-C reaches the whole foreground group by itself; the handler only keeps this process alive until the child has ended.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGTERM'))
  return {
    ended: new Promise((resolve, reject) => {
      child.on('error', reject)
      child.on('close', code => resolve(code ?? 1))
    }),
    stop: () => void child.kill('SIGTERM'),
  }
}
