import type { Caller } from '#kernel/caller.ts'
import type { MerchantSource } from '#kernel/merchants/merchant.ts'

/** The address that was asked for, if it is a page of one of the merchant's hosts; else that of home. A game leads nowhere else. */
export const ownAddress = (
  { merchant, origin }: Pick<Caller, 'merchant' | 'origin'>,
  merchants: MerchantSource,
  request: string | undefined,
): string => {
  const home = `${origin}${merchant.settings.paths.home}`
  const url = request === undefined ? null : URL.parse(request, `${origin}/`)
  if (!url || !/^\/m(?:\/|$)/.test(url.pathname) || url.username !== '' || url.password !== '') return home
  const match = url.protocol === new URL(origin).protocol ? merchants.byHost(url.hostname) : undefined
  const isOwn = url.origin === origin || (match?.merchant.code === merchant.code && !match.blocked && url.port === new URL(origin).port)
  return isOwn ? url.href : home
}
