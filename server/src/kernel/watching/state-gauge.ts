import type { Logger } from 'pino'
import { Gauge, type Registry } from 'prom-client'

/** A gauge that queries the database at each scrape. All processes give the same number, so of several workers the maximum is shown, not the sum. */
export const stateGauge =
  (registry: Registry, log: Pick<Logger, 'warn'>) =>
  <Label extends string>(name: string, help: string, labelNames: Label[], read: (to: Gauge<Label>) => Promise<void>) =>
    new Gauge({
      name,
      help,
      labelNames,
      aggregator: 'max',
      registers: [registry],
      async collect() {
        this.reset()
        // While the database is down, the other metrics are especially needed.
        await read(this).catch((error: unknown) => log.warn({ err: error, metric: name }, 'a metric cannot be read'))
      },
    })
