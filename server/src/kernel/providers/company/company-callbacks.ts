import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import type { Deps } from '#kernel/deps.ts'
import { signedBody, takeSignedBodies } from '#kernel/http/signed-bodies.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { CallbackFault, ReportsByCallback } from './callback.ts'
import { headerOf, isFresh } from './signature.ts'
import { signedHeaders } from './signed-wire.ts'

/** The status of a callback whose content is not used. */
const faults = { stale: 401, signature: 401, unreadable: 400 } as const satisfies Record<CallbackFault, number>

interface CallbackRoute<News, Outcome extends string> {
  /** Below it, `/<merchant's code>` takes the callbacks of that merchant's company. */
  readonly path: string
  /** How the headers of the signature begin. */
  readonly prefix: string
  readonly counter: { readonly name: string; readonly help: string }
  /** The merchant's company; undefined if it has none. */
  readonly companyOf: (merchant: Merchant) => ReportsByCallback<Merchant, News> | undefined
  /** What becomes of what the company says. */
  readonly take: (merchant: Merchant, news: News) => Promise<Outcome>
  /** The statuses of outcomes that are no success; a company sends those of 5xx again. */
  readonly refusals: Readonly<Partial<Record<Outcome, number>>>
}

type CallbackDeps = Pick<Deps, 'merchants' | 'clock'> & { readonly registry: Registry }

/**
 * Takes the callbacks of companies that merchants have accounts at. Anybody can call here: until the company has read the callback as its own,
 * nothing is looked up but the merchant, which is in memory, and nothing is written or logged but the line of every request.
 */
export const registerCompanyCallbacks = async <News, Outcome extends string>(
  app: FastifyInstance,
  { merchants, clock, registry }: CallbackDeps,
  { path, prefix, counter: named, companyOf, take, refusals }: CallbackRoute<News, Outcome>,
): Promise<void> => {
  const counter = new Counter({ ...named, labelNames: ['merchant', 'outcome'], registers: [registry] })
  const statuses: Readonly<Partial<Record<string, number>>> = { ...faults, ...refusals }
  const isFault = (read: News | CallbackFault): read is CallbackFault => typeof read === 'string'

  await app.register(async scope => {
    takeSignedBodies(scope)
    scope.post<{ Params: { readonly merchant: string } }>(`${path}/:merchant`, async (request, reply) => {
      const merchant = merchants.byCode(request.params.merchant)
      const company = merchant && companyOf(merchant)
      void reply.headers({ 'cache-control': 'no-store' })
      const answer = (outcome: Outcome | CallbackFault) => {
        // A code that a stranger makes up is no label.
        counter.inc({ merchant: company ? merchant.code : '', outcome })
        const status = statuses[outcome]
        if (status !== undefined) return reply.code(status).send({ error: outcome })
        return company ? reply.type(company.received.type).send(company.received.body) : reply
      }
      // As a merchant answers what it cannot trust, so that nobody finds out by these addresses which merchants there are.
      if (!company) return answer(isFresh(headerOf(request.headers, signedHeaders(prefix).timestamp), clock()) ? 'signature' : 'stale')
      const read = company.readCallback({ headers: request.headers, body: signedBody(request) }, merchant)
      return answer(isFault(read) ? read : await take(merchant, read))
    })
  })
}
