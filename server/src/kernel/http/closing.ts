import type { FastifyInstance } from 'fastify'

const nextTurn = () => new Promise<void>(resolve => setImmediate(resolve))

declare module 'fastify' {
  interface FastifyInstance {
    /** Set when the server will stop soon: it still answers everything, but is not ready any more, and each answer closes its connection. */
    isLeaving: boolean
  }
}

/**
 * While the server stops, and before, while it is leaving, each answer closes its connection: a proxy would send its next request into one that ends at that
 * moment, and an open one would keep the process alive until it times out. The stop waits for all work that requests have begun, also where the caller has gone away and no connection is left: the database is closed after it.
 */
export const registerClosing = (app: FastifyInstance): void => {
  app.decorate('isLeaving', false)
  const running = new Set<Promise<unknown>>()

  const noted = <Result>(work: Result): Result => {
    if (work instanceof Promise) {
      const ended = work.then(
        () => void running.delete(ended),
        () => void running.delete(ended),
      )
      running.add(ended)
    }
    return work
  }

  app.addHook('onRoute', route => {
    const { handler, onRequest } = route
    route.handler = function (request, reply) {
      return noted<unknown>(handler.call(this, request, reply))
    }
    if (typeof onRequest === 'function') {
      route.onRequest = function (request, reply, done) {
        return noted(onRequest.call(this, request, reply, done))
      }
    }
  })
  app.addHook('preClose', async () => {
    app.isLeaving = true
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (app.isLeaving) void reply.header('connection', 'close')
    done(null, payload)
  })
  app.addHook('onClose', async () => {
    // One step of a request follows another.
    for (await nextTurn(); running.size > 0; await nextTurn()) await Promise.all(running)
  })
}
