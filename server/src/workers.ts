import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Logger } from 'pino'
import { AggregatorRegistry, type Registry } from 'prom-client'

/** A worker's request for all workers' metrics, and the primary's answer. */
interface MetricsQuestion {
  readonly foyer: 'metrics wanted'
}
interface MetricsAnswer {
  readonly foyer: 'metrics'
  readonly text: string
}

/** The library abandons a worker that does not answer in 5 s, and then sends no answer. */
const ANSWER_LIMIT_MS = 6_000

const isNamed = (message: unknown, name: string): boolean =>
  typeof message === 'object' && message !== null && 'foyer' in message && message.foyer === name

/** In a worker: gives its metrics to the primary when asked, and requests those of all workers. */
export const shareMetrics = (registry: Registry): (() => Promise<string>) => {
  AggregatorRegistry.setRegistries(registry)
  // Created for its listener, which answers the primary.
  void new AggregatorRegistry()
  return async () => {
    const question: MetricsQuestion = { foyer: 'metrics wanted' }
    process.send?.(question)
    const limit = AbortSignal.timeout(ANSWER_LIMIT_MS)
    for (;;) {
      const [message] = (await once(process, 'message', { signal: limit })) as [unknown]
      if (isNamed(message, 'metrics')) return (message as MetricsAnswer).text
    }
  }
}

/**
 * The primary: starts `count` workers, replaces one that dies after it has served, and ends when all have ended.
 * A worker that dies before it serves would die again, so then everything stops. Returns the exit code.
 */
export const runWorkers = async (count: number, log: Logger): Promise<number> => {
  const metrics = new AggregatorRegistry()
  const serving = new Set<number>()
  let stopping = false
  let exitCode = 0

  const stop = (): void => {
    stopping = true
    for (const worker of Object.values(cluster.workers ?? {})) worker?.kill('SIGTERM')
  }
  const answerMetrics = async (worker: Worker): Promise<void> => {
    const answer: MetricsAnswer = { foyer: 'metrics', text: await metrics.clusterMetrics() }
    worker.send(answer)
  }

  cluster.on('listening', worker => serving.add(worker.id))
  cluster.on('message', (worker, message) => {
    if (isNamed(message, 'metrics wanted'))
      answerMetrics(worker).catch((error: unknown) => log.error({ err: error }, 'metrics could not be collected'))
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)

  for (let worker = 0; worker < count; worker++) cluster.fork()
  return await new Promise(resolve => {
    cluster.on('exit', (worker, code, signal) => {
      if (!stopping) {
        log.error({ worker: worker.id, code, signal }, 'a worker ended')
        if (serving.has(worker.id)) cluster.fork()
        else {
          exitCode = 1
          stop()
        }
      }
      if (Object.keys(cluster.workers ?? {}).length === 0) resolve(exitCode)
    })
  })
}
