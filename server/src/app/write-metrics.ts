import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#kernel/config.ts'
import { requestCounter } from '#kernel/http/metrics.ts'
import { createApp } from './app.ts'
import { createDeps } from './compose.ts'
import { METRICS_DOCUMENT, metricsDocument } from './metrics-page.ts'
import { createMetrics } from './metrics.ts'

// npm run settings. A whole server without a socket, because metrics are registered where what they count is.
const folder = mkdtempSync(join(tmpdir(), 'foyer-metrics-'))
const system = await createDeps(readConfig({ MODE: 'development', LOG_LEVEL: 'silent', DATA_DIR: folder }))
const registry = createMetrics(system)
const app = await createApp(system, { metrics: { registry, collect: () => registry.metrics(), countRequests: requestCounter(registry) } })
writeFileSync(METRICS_DOCUMENT, metricsDocument(registry))
await app.close()
await system.close()
rmSync(folder, { recursive: true })
