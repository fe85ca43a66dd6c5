import { CODE_PATTERN } from '@foyer/contract/patterns'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { digestOf } from '#kernel/crypto/digest.ts'
import { hostName } from '#kernel/http/site.ts'
import type { Merchant, MerchantSource } from '#kernel/merchants/merchant.ts'
import { TOUCH_ICON } from '#kernel/merchants/pictures.ts'
import type { Pictures } from '#kernel/pages/files/pictures.ts'
import { pageLanguage } from '#kernel/pages/language.ts'
import { createPageCache } from '#kernel/pages/page-cache.ts'
import { PROFILE_PATH } from '#site/downloads/download-links.ts'
import { createProfileSigner, type ProfileSigner } from './sign-profile.ts'
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

/** A profile has a merchant, a language, a host and how the visitor came: a few of them are nearly all that is asked for. */
const KEPT_PROFILES = 200
/** One for each merchant that signs, and one more while its certificate changes. */
const KEPT_SIGNERS = 200

/** Signs profiles, each once. Several workers sign the same profile once each. */
const keptSignatures = () => {
  const signers = createPageCache<ReturnType<typeof createProfileSigner>>(KEPT_SIGNERS)
  const profiles = createPageCache<Buffer>(KEPT_PROFILES)

  return async (merchant: string, profile: string, secrets: ProfileSigner): Promise<Buffer> => {
    const signer = `${merchant} ${digestOf(`${secrets.certificates} ${secrets.key}`)}`
    return await profiles.get(`${signer} ${digestOf(profile)}`, async () => {
      const sign = await signers.get(signer, async () => createProfileSigner(secrets))
      return sign(profile)
    })
  }
}

/** `GET /m/webclip.mobileconfig`: the configuration profile for an older iOS (spec 2 §4), signed if the merchant has a certificate. */
export const registerProfile = (
  app: FastifyInstance,
  { merchants, pictures }: { readonly merchants: MerchantSource; readonly pictures: Pictures },
): void => {
  const signed = keptSignatures()

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
      .send(certificates && key ? await signed(merchant.code, profile, { certificates, key }) : profile)
  })
}
