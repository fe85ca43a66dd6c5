import { BODY_LIMIT } from '@foyer/contract/call'
import { ops, type OpName } from '@foyer/contract/ops/index'
import type { OpDeclaration } from '@foyer/contract/ops/op'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '#kernel/deps.ts'
import { createLooks } from './looks.ts'
import type { OpServices } from './op-answers.ts'
import type { OpEntrance, OpEntry } from './op-entry.ts'
import { OpRefusal } from './op-refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What an op was let in with, once its session and permission are known. */
    opEntry: OpEntry | undefined
  }
}

/** A page of another site can send neither this type without a preflight, nor this origin, nor a token: that is a header which no browser adds by itself. */
const requireOwnOrigin = ({ headers, protocol, host }: FastifyRequest): void => {
  if (headers.authorization === undefined && headers.origin !== `${protocol}://${host}`) throw new OpRefusal('request.origin.wrong')
  if (!/^application\/json\b/i.test(headers['content-type'] ?? '')) throw new OpRefusal('request.type.unsupported')
}

const idOf = (request: unknown, field: string): string => {
  const value = (request as Readonly<Record<string, unknown>>)[field]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Registers a route for every declared op and what answers it. `enter` finds who calls, and refuses who may not. */
export const registerOps = (
  app: FastifyInstance,
  { inUnit, clock, enter }: Pick<Deps, 'inUnit' | 'clock'> & { readonly enter: OpEntrance },
  answers: OpServices,
): void => {
  const looks = createLooks(clock)

  const route = (name: OpName): void => {
    const op: OpDeclaration = ops[name]
    // The loop loses the type that pairs each answer with its request; `OpServices` has already checked the pairs.
    const answer = answers[name] as (request: unknown, caller: unknown) => Promise<unknown>
    const isAct = op.method === 'POST'

    app.route({
      method: op.method,
      url: op.path,
      bodyLimit: op.bodyLimit ?? BODY_LIMIT,
      schema: {
        ...(isAct ? { body: op.request } : { querystring: op.request }),
        response: { 200: { type: 'object', required: ['success', 'value'], properties: { success: { type: 'boolean' }, value: op.answer } } },
      },
      onRequest: async (request, reply) => {
        void reply.header('cache-control', 'no-store')
        if (isAct) requireOwnOrigin(request)
        request.opEntry = await enter(op, request, reply)
        request.staffId = request.opEntry.personId
      },
      preValidation: async request => {
        if (isAct && request.body === undefined) request.body = {}
      },
      handler: async request => {
        const entry = request.opEntry
        if (!entry) throw new Error(`${name} was let in without a caller`)
        const requested = isAct ? request.body : request.query
        const value = await answer(requested, entry.caller)
        // Who reads personal data leaves a trace before anything is shown.
        const { record } = entry
        if (op.about && record) {
          const about = { kind: op.about[0], id: idOf(requested, op.about[1]) }
          const look = JSON.stringify([entry.sessionKey, entry.merchant, op.event, about])
          if (looks.isNew(look)) {
            await inUnit(unit => record(unit, { about }))
            looks.began(look)
          }
        }
        // A fault of the program, which any test of the op finds: an act that nobody can be asked about afterwards.
        if (isAct && !entry.hasRecorded()) throw new Error(`${name} left no staff event`)
        return { success: true, value }
      },
    })
  }

  for (const name of Object.keys(ops) as OpName[]) route(name)
}
