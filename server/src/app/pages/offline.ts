import type { LanguageCode } from '@foyer/contract/languages'
import { OFFLINE_PATH, WORKER_PATH } from '@foyer/contract/site/worker-paths'
import type { FastifyInstance } from 'fastify'
import { hostName } from '#kernel/http/site.ts'
import { merchantText } from '#kernel/merchants/merchant-text.ts'
import type { Merchant, MerchantSource } from '#kernel/merchants/merchant.ts'
import { pageLanguage } from '#kernel/pages/language.ts'
import type { Notice } from '#kernel/pages/notices/notice-card.ts'
import { noticeDocument } from '#kernel/pages/notices/notice-document.ts'
import { sendNotice } from '#kernel/pages/notices/send-notice.ts'

const offlineNotice = (language: LanguageCode, merchant: Merchant): Notice => {
  const errors = merchantText(merchant, language, 'errors')
  const shell = merchantText(merchant, language, 'shell')
  return {
    glyph: 'signal',
    title: errors('network_offline'),
    paragraphs: [{ text: errors('network_offline_text'), language }],
    facts: [],
    retry: shell('retry'),
    // Contacts are useless without a network.
    service: { label: '', links: [] },
    data: { language },
  }
}

/** What the worker shows for a push that it cannot read, as a script. */
const unnamedMessage = (language: LanguageCode, merchant: Merchant): string =>
  `self.unnamedMessage = ${JSON.stringify({ title: merchant.file.name, body: merchantText(merchant, language, 'messages')('push_unnamed') })}`

interface OfflineParts {
  readonly merchants: MerchantSource
  /** The service worker, as text. */
  readonly worker: string
}

/** Serves `/m/sw.js` (spec 2 §2), and the page it keeps for times without a network. */
export const registerOffline = (app: FastifyInstance, { merchants, worker }: OfflineParts): void => {
  app.get(WORKER_PATH, (request, reply) => {
    const merchant = merchants.byHost(hostName(request.host))?.merchant
    if (!merchant) return reply.callNotFound()
    // Browsers install a worker again when its bytes change, so its page follows the merchant's content.
    return reply
      .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
      .send(`// ${merchant.contentHash}\n${unnamedMessage(pageLanguage(request, merchant.languages), merchant)}\n${worker}`)
  })

  app.get(OFFLINE_PATH, (request, reply) => {
    const merchant = merchants.byHost(hostName(request.host))?.merchant
    if (!merchant) return reply.callNotFound()
    const language = pageLanguage(request, merchant.languages)
    return sendNotice(request, reply, 200, noticeDocument(offlineNotice(language, merchant), language, merchant, undefined))
  })
}
