import type { FastifyInstance } from 'fastify'
import type { Deps } from '#kernel/deps.ts'
import type { CountRequests } from '#kernel/http/metrics.ts'
import { createDemoStaff } from '#staff/demo/demo-staff.ts'
import { createConsoleApp } from './console-app.ts'

/** Starts the console beside the players' server. */
export const startConsole = async (deps: Deps, port: number, countRequests: CountRequests): Promise<FastifyInstance> => {
  const { config, log } = deps
  if (config.mode !== 'production') await createDemoStaff(deps)
  const app = await createConsoleApp(deps, countRequests)
  await app.listen({ host: config.host, port })
  log.info({ addresses: app.addresses() }, 'the console listens')
  return app
}
