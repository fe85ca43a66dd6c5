import type { FastifyInstance } from 'fastify'
import type { Deps } from '#kernel/deps.ts'
import { createDemoStaff } from '#staff/demo/demo-staff.ts'
import { createConsoleApp, type ConsoleParts } from './console-app.ts'

/** Starts the console beside the players' server. */
export const startConsole = async (deps: Deps, port: number, parts: ConsoleParts): Promise<FastifyInstance> => {
  const { config, log } = deps
  if (config.mode !== 'production') await createDemoStaff(deps)
  const app = await createConsoleApp(deps, parts)
  await app.listen({ host: config.host, port })
  log.info({ addresses: app.addresses() }, 'the console listens')
  return app
}
