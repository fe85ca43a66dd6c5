import type { FastifyInstance } from 'fastify'

/** While the server stops, each answer ends its connection: a kept one would hold the process until it times out. */
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
