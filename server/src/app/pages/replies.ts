import type { FastifyReply, FastifyRequest } from 'fastify'
import { documentHeaders } from '#kernel/pages/document/content-policy.ts'
import { isHeld } from '#kernel/pages/files/compressed.ts'
import { sendCompressed } from '#kernel/pages/files/send-compressed.ts'
import type { RenderedPage } from './page-wish.ts'

const documentReply = (reply: FastifyReply, policy: string): FastifyReply => reply.headers({ ...documentHeaders, 'content-security-policy': policy })

/**
 * Sends a page from the cache: the browser may keep it, but must revalidate it (decision 14); the not-found page is not cached. A browser that has it, policy
 * and all, gets what RFC 9110, 15.4.5 asks for and nothing else.
 */
export const sendPage = (request: FastifyRequest, reply: FastifyReply, page: RenderedPage): FastifyReply => {
  reply.headers({ 'cache-control': page.found ? 'private, no-cache' : 'no-store', vary: 'Accept-Encoding, Accept-Language, Cookie' })
  if (page.found && isHeld(request.headers['if-none-match'], page.etag))
    return reply.code(304).header('etag', page.etag).removeHeader('content-security-policy').send()
  documentReply(reply, page.policy).code(page.found ? 200 : 404)
  return sendCompressed(request, reply, page)
}

/** Sends a page with a draft in it, which nobody may keep or list, and whose address no other site learns. */
export const sendPreview = (request: FastifyRequest, reply: FastifyReply, page: RenderedPage): FastifyReply => {
  documentReply(reply, page.policy)
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
    .code(page.found ? 200 : 404)
  return sendCompressed(request, reply, page)
}
