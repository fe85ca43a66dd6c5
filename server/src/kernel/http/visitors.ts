import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Network } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import { createFloodLimit } from './flood-limit.ts'
import { countryIn, networkOf, type TrustedProxies } from './network.ts'

/** The origin of a request; its country comes from a trusted proxy's header, otherwise from the lookup. */
export const visitorNetwork = (
  trusts: TrustedProxies,
  { config, countryOf }: Pick<Deps, 'config' | 'countryOf'>,
): ((request: FastifyRequest) => Network) => {
  const header = config.countryHeader?.toLowerCase()
  return ({ ip, headers, socket }) => {
    const named = header !== undefined && trusts(socket.remoteAddress ?? '', 0) ? countryIn(headers[header]) : undefined
    return networkOf(ip, named ?? countryOf(ip))
  }
}

/** Sets the network of every request, and stops floods. */
export const registerVisitors = (app: FastifyInstance, networkBehind: ReturnType<typeof visitorNetwork>, clock: Deps['clock']): void => {
  const brake = createFloodLimit(clock)
  app.decorateRequest('network')
  app.addHook('onRequest', (request, _reply, done) => {
    request.network = networkBehind(request)
    brake(request.network)
    done()
  })
}
