import { MINUTE_MS } from '@foyer/contract/time-units'
import type { FastifyInstance } from 'fastify'
import type { KeyRing } from '#kernel/crypto/key-ring.ts'
import type { Deps } from '#kernel/deps.ts'

const probe = { config: { probe: true } } as const

/**
 * `/readyz`: 200 with what `more` says, where `look` finds everything that is needed. 503 with status `unavailable` where it does not, and with `leaving` where
 * the server will stop soon.
 */
export const registerReadiness = (
  app: FastifyInstance,
  log: Deps['log'],
  look: () => Promise<void>,
  more: () => Readonly<Record<string, number>> = () => ({}),
) => {
  /** Whoever calls meanwhile shares the look that is under way, because anybody may call, and each look is a write. */
  let looking: Promise<void> | undefined

  app.get('/readyz', probe, async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    if (app.isLeaving) return reply.code(503).send({ status: 'leaving' })
    try {
      await (looking ??= look().finally(() => (looking = undefined)))
      return { status: 'ready', ...more() }
    } catch (error) {
      log.error({ err: error }, 'the readiness check failed')
      return reply.code(503).send({ status: 'unavailable' })
    }
  })
}

/**
 * `/healthz`: the process answers. `/readyz`: the database answers too, also when something is written, and encrypted calls can be opened. Of merchants
 * whose files have faults it says how many faults there are: which they are stands in the log and in the metrics.
 */
export const registerHealth = (
  app: FastifyInstance,
  { stores, clock, log, keys, merchants }: Pick<Deps, 'stores' | 'clock' | 'log' | 'merchants'> & { readonly keys: KeyRing },
): void => {
  app.get('/healthz', probe, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  const look = async (): Promise<void> => {
    await stores.keys.usable(clock())
    // A full disk, or a server that only copies another one, answers questions and takes nothing.
    await stores.limits.consume('', [{ key: 'readyz', points: 2 ** 31 - 1, endsAt: new Date(clock().getTime() + MINUTE_MS) }], clock())
    await keys.current()
  }
  registerReadiness(app, log, look, () => {
    const faults = merchants.faults().length
    return faults > 0 ? { merchantFaults: faults } : {}
  })
}
