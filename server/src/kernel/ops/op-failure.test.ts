import fastify from 'fastify'
import { expect, test } from 'vitest'
import { Refusal } from '#kernel/refusal.ts'
import { opRefusalOf, sendOpRefusal } from './op-failure.ts'

const answerOf = async (error: unknown) => {
  const app = fastify()
  app.get('/', (_, reply) => sendOpRefusal(reply, opRefusalOf(error, 'one')))
  const { statusCode, headers, json } = await app.inject('/')
  await app.close()
  return [statusCode, headers['retry-after'], json().error.code]
}

test('an op for a merchant that another cell serves is answered with 503 and Retry-After', async () => {
  expect(await answerOf(new Refusal('maintenance', { retryAfter: 5 }))).toEqual([503, '5', 'server.error'])
})

test('and one that maintenance refuses otherwise as before', async () => {
  expect(await answerOf(new Refusal('maintenance', {}))).toEqual([expect.any(Number), undefined, 'act.refused'])
})
