import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#kernel/deps.ts'
import { takeSignedBodies } from '#kernel/http/signed-bodies.ts'
import { hostName } from '#kernel/http/site.ts'
import { merchantText } from '#kernel/merchants/merchant-text.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { pageLanguage } from '#kernel/pages/language.ts'
import { noticeDocument } from '#kernel/pages/notices/notice-document.ts'
import { sendNotice } from '#kernel/pages/notices/send-notice.ts'
import { CHOICES_PAGE, ENDING_PATH, memberOfLink } from './ending-link.ts'

/** The page before and after. */
const page = async (request: FastifyRequest, reply: FastifyReply, merchant: Merchant, isEnded: boolean): Promise<FastifyReply> => {
  const language = pageLanguage(request, merchant.languages)
  const text = merchantText(merchant, language, 'messages')
  const { name } = merchant.file
  const notice = {
    glyph: 'mail',
    title: isEnded ? text('offers_ended') : text('offers_end_title'),
    paragraphs: [{ text: isEnded ? text('offers_ended_text', { merchant: name }) : text('offers_end_text', { merchant: name }), language }],
    facts: [],
    ...(!isEnded && { post: text('offers_end_button') }),
    service: { label: '', links: [] },
    data: { language },
  } as const
  return sendNotice(request, reply, 200, noticeDocument(notice, language, merchant, undefined))
}

type Params = { readonly Params: { readonly link: string } }

/**
 * Ends offers by e-mail for whoever holds a link out of one, without a sign-in (RFC 8058). Reading the page changes nothing, because programs open links before
 * people do; the button and the mail program send a POST. A link that the server has not made asks nothing of the database.
 */
export const registerEnding = async (
  app: FastifyInstance,
  { merchants, seals, stores, clock }: Pick<Deps, 'merchants' | 'seals' | 'stores' | 'clock'>,
) => {
  const found = (request: FastifyRequest<Params>) => {
    const merchant = merchants.byHost(hostName(request.host))?.merchant
    const memberId = merchant && memberOfLink(seals, merchant.code, request.params.link)
    return merchant && memberId !== undefined ? { merchant, memberId } : undefined
  }

  await app.register(async scope => {
    // RFC 8058 §3.1 has forms of both kinds. What stands in them does not matter: only the link says what is ended.
    takeSignedBodies(scope)
    scope.get<Params>(`${ENDING_PATH}/:link`, (request, reply) => {
      const known = found(request)
      // Where a link was cut off, the member's own page ends offers too.
      return known ? page(request, reply, known.merchant, false) : reply.redirect(CHOICES_PAGE)
    })
    scope.post<Params>(`${ENDING_PATH}/:link`, async (request, reply) => {
      const known = found(request)
      if (!known) return reply.callNotFound()
      const { merchant, memberId } = known
      await stores.offerChoices.end({ merchant: merchant.code, memberId }, 'email', clock())
      return page(request, reply, merchant, true)
    })
  })
}
