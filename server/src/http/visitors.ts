import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '#deps.ts'
import { createFloodLimit } from '#http/flood-limit.ts'
import { networkOf, type TrustedProxies } from '#http/network.ts'

/** Gives every request its network, and stops those that come in floods. */
export const registerVisitors = (
  app: FastifyInstance,
  trusts: TrustedProxies,
  { config, clock, countryOf }: Pick<Deps, 'config' | 'clock' | 'countryOf'>,
): void => {
  const brake = createFloodLimit(clock)
  const countryHeader = config.countryHeader?.toLowerCase()
  const namedCountry = ({ headers, socket }: FastifyRequest): string | undefined => {
    const country = countryHeader !== undefined && trusts(socket.remoteAddress ?? '', 0) ? headers[countryHeader] : undefined
    return typeof country === 'string' ? country : undefined
  }

  app.decorateRequest('network')
  app.addHook('onRequest', async request => {
    request.network = networkOf(request.ip, namedCountry(request) ?? countryOf(request.ip))
    brake(request.network)
  })
}
