import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentPolicy, documentHeaders, type Origins } from '#kernel/pages/document/content-policy.ts'
import { pickEncoding } from '#kernel/pages/files/compressed.ts'
import type { NoticeDocument } from './notice-document.ts'

const zip = promisify(gzip)

/** Sends a page that works without the app, for this request only. `origins`: the lines it may race. */
export const sendNotice = async (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  status: number,
  { html, styles, scripts, hasForm }: NoticeDocument,
  origins: Origins = {},
): Promise<FastifyReply> => {
  void reply
    .headers({
      ...documentHeaders,
      'content-security-policy': contentPolicy({ styles, scripts, origins, hasForm }),
      'cache-control': 'no-store',
      vary: 'Accept-Encoding',
    })
    .code(status)
  if (pickEncoding(headers['accept-encoding'], encoding => encoding === 'gzip') !== 'gzip') return reply.send(html)
  return reply.header('content-encoding', 'gzip').send(await zip(html))
}
