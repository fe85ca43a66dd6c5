import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'
import { AggregatorRegistry } from 'prom-client'
import { createRestarts } from './restart-pauses.ts'
import { type MetricsAnswer, isNamed } from './worker-metrics.ts'

/**
 * The primary: starts `count` workers, replaces those that end (`restart-pauses.ts`), and ends when all have ended after a signal, or when none could begin.
 * Returns the exit code.
 */
export const runWorkers = async (count: number, log: Logger): Promise<number> => {
  const metrics = new AggregatorRegistry()
  const restarts = createRestarts()
  let stopping = false
  let exitCode = 0
  const ended = Promise.withResolvers<number>()

  const end = (): void => {
    if (Object.keys(cluster.workers ?? {}).length === 0) ended.resolve(exitCode)
  }
  const stop = (): void => {
    stopping = true
    for (const worker of Object.values(cluster.workers ?? {})) worker?.kill('SIGTERM')
    end()
  }
  const answerMetrics = async (worker: Worker): Promise<void> => {
    const answer: MetricsAnswer = { foyer: 'metrics', text: await metrics.clusterMetrics() }
    worker.send(answer)
  }

  cluster.on('listening', worker => restarts.serves(worker.id))
  cluster.on('message', (worker, message) => {
    if (isNamed(message, 'metrics wanted'))
      answerMetrics(worker).catch((error: unknown) => log.error({ err: error }, 'metrics could not be collected'))
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)

  for (let worker = 0; worker < count; worker++) cluster.fork()
  cluster.on('exit', (worker, code, signal) => {
    if (stopping) return end()
    log.error({ worker: worker.id, code, signal }, 'a worker ended')
    const pause = restarts.ended(worker.id)
    if (pause === undefined) {
      exitCode = 1
      stop()
    } else if (pause === 0) cluster.fork()
    else {
      log.warn({ seconds: pause / 1000 }, 'a worker that could not begin is tried again')
      setTimeout(() => {
        if (!stopping) cluster.fork()
      }, pause)
    }
  })
  return await ended.promise
}
