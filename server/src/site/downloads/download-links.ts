import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { Service } from '#kernel/service.ts'

/** The address of the configuration profile that this server makes (`site/home-screen/web-clip.ts`). */
export const PROFILE_PATH = '/m/webclip.mobileconfig'

const ownIcon = ({ assets, file }: Merchant): string | undefined => assets[file.icon ?? file.logo]

/** The merchant's own links; this server provides those that the merchant does not name. */
export const downloadLinks: Service<'downloads.downloadLinks'> = async (_request, { merchant }) => {
  const { download } = merchant.file
  const { iosLiteKey, iconKey } = merchant.settings.install
  const named = download?.links ?? []
  const own = [
    { resourceType: iosLiteKey, url: download?.profile && PROFILE_PATH },
    { resourceType: iconKey, url: ownIcon(merchant) },
  ]
  const missing = own.flatMap(({ resourceType, url }) =>
    url && named.every(link => link.resourceType !== resourceType) ? [{ resourceType, url }] : [],
  )
  return { links: [...named, ...missing] }
}
