import type { CallDeclaration } from '@foyer/contract/call'
import type { TSchema } from 'typebox'

export const hasBody = ({ method }: CallDeclaration): boolean => method === 'POST' || method === 'PUT'

/** The schema makes serialising fast, and also filters: undeclared fields never leave the server. */
export const answerSchema = ({ answer, bare }: CallDeclaration): unknown =>
  bare ? answer : { type: 'object', required: ['success', 'value'], properties: { success: { type: 'boolean' }, value: answer satisfies TSchema } }

/** What Fastify validates of a call's request: its body, or its query. */
export const requestSchema = (call: CallDeclaration) => (hasBody(call) ? { body: call.request } : { querystring: call.request })
