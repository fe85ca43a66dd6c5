import type { FastifyInstance } from 'fastify'

/** While the server stops, each answer closes its connection: an open one would keep the process alive until it times out. */
export const registerClosing = (app: FastifyInstance): void => {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) void reply.header('connection', 'close')
    done(null, payload)
  })
}
