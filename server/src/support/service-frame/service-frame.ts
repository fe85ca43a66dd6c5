import { SERVICE_FRAME_PATH } from '@foyer/contract/support/service-frame'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '#kernel/html.ts'
import { hostName } from '#kernel/http/site.ts'
import type { MerchantSource } from '#kernel/merchants/merchant.ts'
import { documentHeaders, inlineSource } from '#kernel/pages/document/content-policy.ts'
import { ownOrigin } from '#kernel/pages/document/own-origin.ts'

const STYLE = 'html,body{margin:0;min-height:100%;background:transparent;color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}'

/**
 * The policy's `sandbox` gives the document an origin of its own: whatever the script loads, it reaches neither the session nor storage
 * nor cookies of the product. Beyond that it may load what it needs from any site over TLS. `own`: the origin of the page around it.
 */
const policyFor = (src: string, own: string): string =>
  [
    'sandbox allow-scripts allow-forms allow-popups',
    "default-src 'none'",
    `script-src ${new URL(src).origin} https: 'unsafe-inline'`,
    `style-src ${inlineSource(STYLE)} https:`,
    'connect-src https: wss:',
    'img-src https: data: blob:',
    'font-src https: data:',
    'media-src https: data:',
    'frame-src https:',
    `frame-ancestors ${own}`,
    "base-uri 'none'",
  ].join('; ')

/** The document in which a merchant's customer-service script runs (spec 2 §7, Customer-service script). */
export const registerServiceFrame = (app: FastifyInstance, merchants: MerchantSource): void => {
  app.get(SERVICE_FRAME_PATH, async (request, reply) => {
    const match = merchants.byHost(hostName(request.host))
    const src = match && !match.blocked && match.merchant.settings.serviceScript === 'frame' && match.merchant.file.customerServiceScript?.src
    if (!src) return reply.callNotFound()
    return reply
      .headers({ ...documentHeaders, 'content-security-policy': policyFor(src, ownOrigin(request)), 'cache-control': 'private, no-cache' })
      .send(
        `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
          `<title>${escapeHtml(match.merchant.file.name)}</title><style>${STYLE}</style></head><body><script src="${escapeHtml(src)}" async></script></body></html>\n`,
      )
  })
}
