import type { FastifyInstance } from 'fastify'
import type { KeyRing } from '#crypto/key-ring.ts'
import type { Deps } from '#deps.ts'

/** `/healthz`: the process answers. `/readyz`: the database answers too, and encrypted calls can be opened. Both reveal nothing more. */
export const registerHealth = (
  app: FastifyInstance,
  { stores, clock, log, keys }: Pick<Deps, 'stores' | 'clock' | 'log'> & { readonly keys: KeyRing },
): void => {
  const options = { config: { probe: true } } as const

  app.get('/healthz', options, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/readyz', options, async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    try {
      await stores.keys.usable(clock())
      await keys.current()
      return { status: 'ready' }
    } catch (error) {
      log.error({ err: error }, 'the readiness check failed')
      return reply.code(503).send({ status: 'unavailable' })
    }
  })
}
