import type { FastifyRequest } from 'fastify'
import { openEnvelope } from '#kernel/crypto/envelope.ts'
import type { KeyRing } from '#kernel/crypto/key-ring.ts'
import { headerOf } from './read-header.ts'

export const openBody = async (request: FastifyRequest, keys: KeyRing): Promise<void> => {
  const envelope = {
    secret: headerOf(request, 'encryption'),
    publicKey: headerOf(request, 'x-rsa'),
    digest: headerOf(request, 'x-digest'),
    body: request.body,
  }
  request.body = await openEnvelope(envelope, keys)
}
