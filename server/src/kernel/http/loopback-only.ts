import type { FastifyRequest } from 'fastify'
import { isLoopbackName } from '#kernel/merchants/loopback-name.ts'
import { Refusal } from '#kernel/refusal.ts'
import { isOwnNetwork } from './network.ts'
import { hostName } from './site.ts'

/**
 * For pages that only a user of this machine may see: the visitor's address and the host must both be loopback. The host alone is not
 * enough, because a client may write any. Nor is the address alone: a request through a tunnel on the machine, or from another site's page
 * whose name resolves to this machine, has that address too.
 */
export const onThisMachine = {
  onRequest: async ({ host, network }: FastifyRequest) => {
    if (!isLoopbackName(hostName(host)) || !isOwnNetwork(network)) throw new Refusal('request.not.found')
  },
}
