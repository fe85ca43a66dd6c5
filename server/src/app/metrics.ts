import { collectDefaultMetrics, Registry } from 'prom-client'
import { registerDatabaseMetrics } from '#kernel/watching/database-metrics.ts'
import type { System } from './compose.ts'
import { subjects } from './subjects.ts'

/** Everything that a process counts beside its requests, which `createApp` adds. */
export const createMetrics = (system: System): Registry => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registerDatabaseMetrics(registry, { ...system, ...system.config })
  for (const { metrics } of subjects) metrics?.(registry, system)
  return registry
}
