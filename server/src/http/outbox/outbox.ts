import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { outboxPage } from './outbox-page.ts'
import { outboxStyle } from './outbox-style.ts'

const SHOWN = 50

/** `/dev/outbox`: codes in plain text, so never in production. */
export const registerOutbox = (app: FastifyInstance, { stores }: Pick<Deps, 'stores'>): void => {
  const policy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'"

  app.get('/dev/outbox', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .send(outboxPage(await stores.outbox.newest(SHOWN))),
  )
  app.get('/dev/outbox/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(outboxStyle))
}
