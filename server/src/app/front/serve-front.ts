import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { createFileSource } from '#app/merchants/file-source.ts'
import type { Running } from '#app/running.ts'
import { shareMetrics } from '#app/worker-metrics.ts'
import type { Config } from '#kernel/config.ts'
import { countryLookupOf } from '#kernel/country/country-lookup-of.ts'
import { requestCounter } from '#kernel/http/metrics.ts'
import type { WebBuild } from '#kernel/pages/build/web-build.ts'
import { createFrontApp } from './front-app.ts'

/** Starts a front alone: pages and content from the merchants' folders, the calls passed on to `apiUrl`. It opens no database. */
export const serveFront = async (config: Config & { readonly apiUrl: string }, web: WebBuild, log: Logger, isWorker: boolean): Promise<Running> => {
  const merchants = await createFileSource({
    directory: config.merchantsDir,
    secretsDir: config.secretsDir,
    // oxlint-disable-next-line node/no-process-env -- secrets stay out of the configuration, so that it may be shown and logged
    env: process.env,
    allowDemo: config.mode !== 'production',
    // Nothing is sealed here: what needs a key is done by the back end.
    hasSecretKey: true,
    log,
    watch: true,
  })
  try {
    const registry = new Registry()
    collectDefaultMetrics({ register: registry })
    const app = await createFrontApp({
      config,
      log,
      clock: () => new Date(),
      newId: randomUUID,
      merchants,
      countryOf: await countryLookupOf(config),
      web,
      metrics: { registry, collect: isWorker ? shareMetrics(registry) : () => registry.metrics(), countRequests: requestCounter(registry) },
    })
    await app.listen({ host: config.host, port: config.port })
    return {
      leave: () => void (app.isLeaving = true),
      stop: async () => {
        await app.close()
        await merchants.close()
      },
    }
  } catch (error) {
    await merchants.close()
    throw error
  }
}
