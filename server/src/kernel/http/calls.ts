import { calls, type CallName } from '@foyer/contract'
import { BODY_LIMIT, type CallDeclaration } from '@foyer/contract/call'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '#kernel/caller.ts'
import type { KeyRing } from '#kernel/crypto/key-ring.ts'
import type { Deps } from '#kernel/deps.ts'
import { asAt } from '#kernel/preview/preview-clock.ts'
import type { ReadPreview } from '#kernel/preview/preview.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Answers } from '#kernel/service.ts'
import { admit, type FindSession } from './admit.ts'
import { requestSchema, answerSchema, hasBody } from './call-schemas.ts'
import { allowPreflight, isOwnOrigin, shareWith } from './cross-origin.ts'
import { openBody } from './open-body.ts'
import { headerOf } from './read-header.ts'
import { siteOf } from './site.ts'

/** The path of every call starts with this (spec 1 §7). */
const PREFIX = '/wps'

/** Registers a route for every declared call and its service. */
export const registerCalls = async (
  app: FastifyInstance,
  deps: Deps & { readonly keys: KeyRing; readonly findSession: FindSession; readonly findPreview?: ReadPreview },
  answers: Answers,
): Promise<void> => {
  const admitTo = admit(deps)

  const route = (wps: FastifyInstance, name: CallName): void => {
    const call: CallDeclaration = calls[name]
    // The loop loses the type that pairs each answer with its request; `Answers` has already checked the pairs.
    const answer = answers[name] as (request: unknown, caller: Caller) => Promise<unknown>

    wps.route({
      method: call.method,
      url: call.path.slice(PREFIX.length),
      config: { call: name },
      bodyLimit: call.bodyLimit ?? BODY_LIMIT,
      schema: { ...requestSchema(call), response: { 200: answerSchema(call) } },
      onRequest: (request, reply) => admitTo(name, request, reply),
      preValidation: async request => {
        if (call.encrypted) await openBody(request, deps.keys)
        // If all fields of a call are optional, its body may be absent.
        else if (hasBody(call) && request.body === undefined) request.body = {}
      },
      handler: async request => {
        const { caller, previewAt } = request
        if (!caller) throw new Error(`${name} was let in without a caller`)
        const answered = () => answer(hasBody(call) ? request.body : request.query, caller)
        const value = await (previewAt ? asAt(previewAt, answered) : answered())
        return call.bare ? value : { success: true, value }
      },
    })
    const { crossOrigin } = call
    if (crossOrigin) {
      wps.options(call.path.slice(PREFIX.length), async (request, reply) => {
        const origin = headerOf(request, 'origin')
        const { merchant } = siteOf(request.host, undefined, deps.merchants)
        void reply.code(204)
        if (shareWith(reply, crossOrigin, origin, isOwnOrigin(origin, merchant, deps.merchants))) allowPreflight(reply)
      })
    }
  }

  await app.register(
    async wps => {
      wps.addHook('onRequest', async (_request, reply) => {
        void reply.headers({
          'cache-control': 'no-store',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        })
      })
      wps.setNotFoundHandler(() => {
        throw new Refusal('request.not.found')
      })
      for (const name of Object.keys(calls) as CallName[]) route(wps, name)
    },
    { prefix: PREFIX },
  )
}
