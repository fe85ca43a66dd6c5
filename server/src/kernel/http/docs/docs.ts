import { calls } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { openApi } from './open-api.ts'
import { docsPage } from './page.ts'
import { docsStyle } from './style.ts'

/** `/docs` shows the declared calls to people, `/docs/openapi.json` to programs. Nothing is loaded from another server. */
export const registerDocs = (app: FastifyInstance): void => {
  const policy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'"
  // Made when somebody first looks: it takes longer than everything else together that an app does at its start.
  let page: string | undefined
  let description: string | undefined

  app.get('/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send((page ??= docsPage(calls))),
  )
  app.get('/docs/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyle))
  app.get('/docs/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((description ??= JSON.stringify(openApi(calls), null, 2))),
  )
}
