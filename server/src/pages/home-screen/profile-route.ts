import { CODE_PATTERN } from '@foyer/contract/patterns'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hostName } from '#http/site.ts'
import type { Merchant, MerchantSource } from '#merchants/merchant.ts'
import { TOUCH_ICON } from '#merchants/pictures.ts'
import type { Pictures } from '#pages/files/pictures.ts'
import { pageLanguage } from '#pages/language.ts'
import { PROFILE_PATH } from '#services/downloads/download-links.ts'
import { signProfile } from './sign-profile.ts'
import { webClipProfile } from './web-clip.ts'

const CODE = new RegExp(CODE_PATTERN)
/** A home-screen app shares no storage with the browser, so its address holds how the visitor came. */
const CARRIED = ['affiliateCode', 'referralCode', 'r'] as const

const startOf = ({ protocol, host, url }: FastifyRequest, { settings }: Merchant): string => {
  const start = new URL(settings.paths.home, `${protocol}://${host}`)
  start.searchParams.set('utm_source', 'homescreen')
  const query = new URLSearchParams(url.split('?')[1])
  for (const name of CARRIED) {
    const code = query.get(name)
    if (code && CODE.test(code)) start.searchParams.set(name, code)
  }
  return start.href
}

/** `GET /m/webclip.mobileconfig`: the configuration profile for an older iOS (spec 2 §4), signed if the merchant has a certificate. */
export const registerProfile = (
  app: FastifyInstance,
  { merchants, pictures }: { readonly merchants: MerchantSource; readonly pictures: Pictures },
): void => {
  app.get(PROFILE_PATH, async (request, reply) => {
    const match = merchants.byHost(hostName(request.host))
    const profileSettings = match?.merchant.file.download?.profile
    if (!match || match.blocked || !profileSettings) return reply.callNotFound()
    const { merchant } = match
    const language = pageLanguage(request, merchant.languages)
    const profile = webClipProfile({
      merchant,
      language,
      url: startOf(request, merchant),
      icon: (await pictures(merchant, TOUCH_ICON))?.bodies.identity,
    })
    const secret = (name = '') => merchants.secret(merchant.code, name)
    const certificates = secret(profileSettings.signing?.certificate)
    const key = secret(profileSettings.signing?.key)
    return reply
      .headers({
        'content-type': 'application/x-apple-aspen-config',
        'content-disposition': `attachment; filename="${merchant.code}.mobileconfig"`,
        'cache-control': 'private, no-cache',
      })
      .send(certificates && key ? signProfile(profile, { certificates, key }) : profile)
  })
}
