import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { registerPages } from '#app/pages/pages.ts'
import { subjects } from '#app/subjects.ts'
import { refusalOf, sendRefusal } from '#kernel/http/failure.ts'
import { registerHeaders } from '#kernel/http/headers.ts'
import { networkOf } from '#kernel/http/network.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { ReadPreview } from '#kernel/preview/preview.ts'
import { testBuild, testMerchant, testMerchants } from './fixtures.ts'

/** The address of every visitor, unless the header `x-visitor` names another one. */
export const VISITOR = '203.0.113.7'

export interface PageApp {
  readonly app: FastifyInstance
  readonly rendered: () => number
  /** Requests a page as a browser at `www.lumina.com` would, unless told otherwise. */
  get(url: string, headers?: Readonly<Record<string, string>>): Promise<LightMyRequestResponse>
}

/** The pages alone, with test merchants and a test web. */
export const createPageApp = async (
  merchants: readonly Merchant[] = [testMerchant('lumina'), testMerchant('aurora')],
  assets?: string,
  secrets?: Readonly<Record<string, string>>,
  clock: () => Date = () => new Date('2026-01-01T00:00:00Z'),
  readPreview?: ReadPreview,
): Promise<PageApp> => {
  const app = Fastify()
  registerHeaders(app)
  app.addHook('onRequest', async request => {
    const named = request.headers['x-visitor']
    request.network = { ...networkOf(typeof named === 'string' ? named : VISITOR), country: 'BR' }
  })
  app.setErrorHandler((error, request, reply) => sendRefusal(reply, refusalOf(error, request.id), { language: 'EN', merchant: undefined }))
  const { build, rendered } = testBuild(assets)
  const deps = { merchants: testMerchants(merchants, secrets), clock, log: pino({ level: 'silent' }), config: { port: 3000, gameVendor: undefined } }
  await registerPages(app, deps, { build, routesOf: subjects.flatMap(({ pageRoutes }) => pageRoutes ?? []), ...(readPreview && { readPreview }) })
  return { app, rendered, get: (url, headers = {}) => app.inject({ url, headers: { host: 'www.lumina.com', ...headers } }) }
}
