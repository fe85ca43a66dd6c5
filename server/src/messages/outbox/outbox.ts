import type { FastifyInstance } from 'fastify'
import type { Deps } from '#kernel/deps.ts'
import { onThisMachine } from '#kernel/http/loopback-only.ts'
import { Refusal } from '#kernel/refusal.ts'
import { outboxPage } from './outbox-page.ts'
import { outboxStyle } from './outbox-style.ts'

const SHOWN = 50

/** `/dev/outbox` shows codes in plain text, and tells our browser tests where a slider's gap is, so production never has it. */
export const registerOutbox = (app: FastifyInstance, { stores }: Pick<Deps, 'stores'>): void => {
  const policy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'"

  app.get('/dev/outbox', onThisMachine, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .send(outboxPage(await stores.outbox.newest(SHOWN))),
  )
  app.get('/dev/outbox/slider', onThisMachine, async (_request, reply) => {
    const x = await stores.captchas.newestAnswer()
    if (x === undefined) throw new Refusal('request.not.found')
    return reply.header('cache-control', 'no-store').send({ x: Number(x) })
  })
  app.get('/dev/outbox/style.css', onThisMachine, async (_request, reply) => reply.type('text/css; charset=utf-8').send(outboxStyle))
}
