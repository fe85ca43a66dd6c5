import { MINUTE_MS } from '@foyer/contract/time-units'
import type { FastifyInstance } from 'fastify'
import type { KeyRing } from '#kernel/crypto/key-ring.ts'
import type { Deps } from '#kernel/deps.ts'

/**
 * `/healthz`: the process answers. `/readyz`: the database answers too, also when something is written, and encrypted calls can be opened. Of merchants
 * whose files have faults it says how many faults there are: which they are stands in the log and in the metrics.
 */
export const registerHealth = (
  app: FastifyInstance,
  { stores, clock, log, keys, merchants }: Pick<Deps, 'stores' | 'clock' | 'log' | 'merchants'> & { readonly keys: KeyRing },
): void => {
  const options = { config: { probe: true } } as const

  app.get('/healthz', options, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  const look = async (): Promise<void> => {
    await stores.keys.usable(clock())
    // A full disk, or a server that only copies another one, answers questions and takes nothing.
    await stores.limits.consume('', [{ key: 'readyz', points: 2 ** 31 - 1, endsAt: new Date(clock().getTime() + MINUTE_MS) }], clock())
    await keys.current()
  }
  /** Whoever calls meanwhile shares the look that is under way, because anybody may call, and each look is a write. */
  let looking: Promise<void> | undefined

  app.get('/readyz', options, async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    try {
      await (looking ??= look().finally(() => (looking = undefined)))
      const faults = merchants.faults().length
      return { status: 'ready', ...(faults > 0 && { merchantFaults: faults }) }
    } catch (error) {
      log.error({ err: error }, 'the readiness check failed')
      return reply.code(503).send({ status: 'unavailable' })
    }
  })
}
