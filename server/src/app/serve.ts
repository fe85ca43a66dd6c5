import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import type { Config } from '#kernel/config.ts'
import { requestCounter } from '#kernel/http/metrics.ts'
import { loadWebBuild } from '#kernel/pages/build/web-build.ts'
import { openWebSources } from '#kernel/pages/build/web-sources.ts'
import { createApp } from './app.ts'
import { createDeps } from './compose.ts'
import { createDemoMembers } from './demo.ts'
import { createMetrics } from './metrics.ts'
import type { Running } from './running.ts'
import { shareMetrics } from './worker-metrics.ts'

const WEB = fileURLToPath(new URL('../../../web', import.meta.url))

/** Starts the whole server in this process: database, merchants, jobs, pages, calls. */
export const serve = async (config: Config, log: Logger, isWorker: boolean): Promise<Running> => {
  const web = config.mode === 'development' ? openWebSources(WEB) : await loadWebBuild(config.webDist)
  // Before a back end of somebody else's there are pages alone, and nothing of what follows.
  if (config.apiUrl !== undefined)
    return await (await import('./front/serve-front.ts')).serveFront({ ...config, apiUrl: config.apiUrl }, web, log, isWorker)
  // Its library is loaded only where somebody listens.
  const tracing = config.isTraced ? (await import('#kernel/tracing/start-tracing.ts')).startTracing(log) : undefined
  const deps = await createDeps(config, { log, ...(tracing && { fetch: tracing.fetch, around: tracing.work }) })
  if (tracing) deps.database?.observe(tracing.statements)
  try {
    if (config.mode !== 'production') await createDemoMembers(deps)

    const registry = createMetrics(deps)
    const countRequests = requestCounter(registry)
    const collect = isWorker ? shareMetrics(registry) : () => registry.metrics()
    const app = await createApp(deps, { web, tracing, metrics: { registry, collect, countRequests } })
    await deps.jobs.start()
    await app.listen({ host: config.host, port: config.port })
    // After the players' server, which does not wait for it. What it is made of is loaded only here.
    const staffed =
      config.consolePort === undefined
        ? undefined
        : await (await import('./console/start-console.ts')).startConsole(deps, config.consolePort, { countRequests, tracing, replica: deps.replica })
    const history = config.demoHistory ? (await import('./demo-history/start-history.ts')).startHistory(deps) : undefined
    return {
      leave: () => {
        for (const one of [app, staffed]) if (one) one.isLeaving = true
      },
      stop: async () => {
        await history?.stop()
        await staffed?.close()
        await app.close()
        await deps.close()
        await tracing?.stop()
      },
    }
  } catch (error) {
    await deps.close()
    throw error
  }
}
