import { errors, type ErrorCode } from '@foyer/contract/errors'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { Refusal } from '#kernel/refusal.ts'
import { sendRefusal } from './failure.ts'

const answerTo = async (refusal: Refusal) => {
  const app = fastify()
  app.get('/', async (_request, reply) => sendRefusal(reply, refusal, { language: 'EN', merchant: undefined }))
  return await app.inject('/')
}

test.each((Object.keys(errors) as ErrorCode[]).filter(code => errors[code].status === 503 && code !== 'maintenance'))(
  '%s, which passes by itself, says when to ask again',
  async code => {
    const { statusCode, headers } = await answerTo(new Refusal(code as 'game.vendor.down'))
    expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  },
)
