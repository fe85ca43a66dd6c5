import cluster from 'node:cluster'
import { flushCompileCache } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigError, readConfig, type Config } from '#kernel/config.ts'
import { createLog } from '#kernel/log.ts'
import { runWorkers } from './workers.ts'

/** Work that is still running this long after the signal is abandoned, ms. */
const STOP_LIMIT_MS = 10_000

const configOrExit = (): Config => {
  try {
    return readConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

const config = configOrExit()
const log = createLog(config.logLevel)

const runServer = async (): Promise<void> => {
  // Loaded here, because the process that only watches over workers needs none of it: some 60 MB.
  const { serve } = await import('./serve.ts')
  const running = await serve(config, log, cluster.isWorker)
  // Kept for the next start, also where this process will be killed.
  flushCompileCache()
  let stopping = false
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return
    stopping = true
    const pause = signal === 'SIGTERM' ? config.stopPause * 1000 : 0
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.error('the server did not stop in time')
      process.exit(1)
    }, pause + STOP_LIMIT_MS).unref()
    // Proxies need some time to see that it is leaving; until then they send it visitors.
    if (pause > 0) running.leave()
    await sleep(pause)
    await running.stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.error({ err: error }, 'the server could not stop cleanly')
        process.exit(1)
      })
    })
  }
}

try {
  if (config.workers > 1 && cluster.isPrimary) process.exit(await runWorkers(config.workers, log))
  await runServer()
} catch (error) {
  // An operator reads this before any log is collected.
  process.stderr.write(`The server could not start: ${error instanceof Error ? error.message : String(error)}\n`)
  log.fatal({ err: error }, 'the server could not start')
  process.exit(1)
}
