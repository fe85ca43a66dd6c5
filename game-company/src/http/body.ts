import { brotliCompressSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What is sent, as it is and compressed. */
export interface Body {
  readonly plain: Buffer
  readonly brotli: Buffer | undefined
}
export const written = (text: string): Body => {
  const plain = Buffer.from(text)
  return { plain, brotli: brotliCompressSync(plain) }
}

/** Sends it as small as the browser takes it. */
export const sendBody = (reply: FastifyReply, { headers }: FastifyRequest, { plain, brotli }: Body): FastifyReply => {
  const isBrotli = brotli !== undefined && String(headers['accept-encoding']).includes('br')
  void reply.headers({ vary: 'accept-encoding', ...(isBrotli && { 'content-encoding': 'br' }) })
  return reply.send(isBrotli ? brotli : plain)
}
