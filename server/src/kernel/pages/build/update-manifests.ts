import type { FastifyInstance } from 'fastify'
import { asItIs } from '#kernel/pages/files/compressed.ts'
import { sendCompressed } from '#kernel/pages/files/send-compressed.ts'

/** The second is for a merchant's own build beside ours, if an operator provides one; here both answer the same (docs/updates.md). */
const ADDRESSES = ['/m/asset-manifest.json', '/mobile/mc/asset-manifest.json'] as const

/** Serves what pages poll to learn of a newer build (spec 2 §7), for everybody and in every state of the merchant. */
export const registerUpdateManifests = (app: FastifyInstance, manifest: string): void => {
  const body = asItIs(Buffer.from(manifest))
  for (const address of ADDRESSES)
    app.get(address, (request, reply) =>
      sendCompressed(request, reply.headers({ 'content-type': 'application/json', 'cache-control': 'no-cache' }), body),
    )
}
