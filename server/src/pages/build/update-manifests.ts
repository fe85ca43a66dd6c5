import type { FastifyInstance } from 'fastify'
import { asItIs } from '#pages/files/compressed.ts'
import { sendCompressed } from '#pages/files/send-compressed.ts'

/** The second is a merchant's own build beside ours, where an operator puts one there; here it says the same (docs/updates.md). */
const ADDRESSES = ['/m/asset-manifest.json', '/mobile/mc/asset-manifest.json'] as const

/** What pages ask for to learn of a newer build (spec 2 §7), whoever asks and whatever state the merchant is in. */
export const registerUpdateManifests = (app: FastifyInstance, manifest: string): void => {
  const body = asItIs(Buffer.from(manifest))
  for (const address of ADDRESSES)
    app.get(address, (request, reply) =>
      sendCompressed(request, reply.headers({ 'content-type': 'application/json', 'cache-control': 'no-cache' }), body),
    )
}
