import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '#deps.ts'
import { isOwnNetwork } from '#http/network.ts'
import { hostName, isLoopbackName } from '#http/site.ts'
import { Refusal } from '#refusal.ts'
import { outboxPage } from './outbox-page.ts'
import { outboxStyle } from './outbox-style.ts'

const SHOWN = 50

/**
 * Only a user of this machine sees the outbox: the visitor's address and the host must both be loopback. The host alone is not enough,
 * because a client may write any. Nor is the address alone: a request through a tunnel on the machine, or from another site's page
 * whose name resolves to this machine, has that address too.
 */
const onThisMachine = {
  onRequest: async ({ host, network }: FastifyRequest) => {
    if (!isLoopbackName(hostName(host)) || !isOwnNetwork(network)) throw new Refusal('request.not.found')
  },
}

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
