import { once } from 'node:events'
import { AggregatorRegistry, type Registry } from 'prom-client'

/** A worker's request for all workers' metrics, and the primary's answer. */
interface MetricsQuestion {
  readonly foyer: 'metrics wanted'
}
export interface MetricsAnswer {
  readonly foyer: 'metrics'
  readonly text: string
}

/** The library abandons a worker that does not answer in 5 s, and then sends no answer. */
const ANSWER_LIMIT_MS = 6_000

export const isNamed = (message: unknown, name: string): boolean =>
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
