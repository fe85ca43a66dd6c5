import { brotliCompressSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What is sent, as it is and compressed. */
export interface Body {
  readonly plain: Buffer
  readonly brotli: Buffer
}
export const written = (content: string | Buffer): Body => {
  const plain = Buffer.from(content)
  return { plain, brotli: brotliCompressSync(plain) }
}

/** Sends it as small as the browser takes it. */
export const sendBody = (reply: FastifyReply, { headers }: FastifyRequest, { plain, brotli }: Body): FastifyReply => {
  const isBrotli = String(headers['accept-encoding']).includes('br')
  void reply.headers({ vary: 'accept-encoding', ...(isBrotli && { 'content-encoding': 'br' }) })
  return reply.send(isBrotli ? brotli : plain)
}
