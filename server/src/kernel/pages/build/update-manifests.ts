import { UPDATE_PATHS } from '@foyer/contract/site/update-paths'
import type { FastifyInstance } from 'fastify'
import { asItIs } from '#kernel/pages/files/compressed.ts'
import { sendCompressed } from '#kernel/pages/files/send-compressed.ts'

/** Serves what pages poll to learn of a newer build (spec 2 §7), for everybody and in every state of the merchant. */
export const registerUpdateManifests = (app: FastifyInstance, manifest: string): void => {
  const body = asItIs(Buffer.from(manifest))
  for (const address of UPDATE_PATHS)
    app.get(address, (request, reply) =>
      sendCompressed(request, reply.headers({ 'content-type': 'application/json', 'cache-control': 'no-cache' }), body),
    )
}
