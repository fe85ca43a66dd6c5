import { callTable } from 'virtual:call-table'

/**
 * Paths that need no authorization (spec 1 §6), for addresses that the first table of calls does not declare; a call that it declares is not repeated
 * here, because its declaration takes precedence. One that ends in `/` includes all below it.
 */
const PUBLIC_PATHS = [
  '/wps/captcha/',
  '/wps/system/',
  '/wps/session/login/',
  '/wps/member/register/',
  '/wps/member/password/recovery/',
  '/wps/tracking/policy',
  '/wps/verification/sms/register',
  '/wps/affiliate',
  '/wps/affiliate/',
  '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
  '/wps/relay/GCSGAME_newGameVendor',
  '/wps/relay/GCSGAME_getGameMatchV2',
  '/wps/relay/GCS_gameTrialLaunch',
  '/wps/relay/MCSFE_getListBanners',
  '/wps/relay/MCSFE_getDownloadLinks',
  '/wps/relay/MCSFE_getMerchantAvailablePromotions',
  '/wps/relay/WPSCORE_getCustomerServiceScript',
] as const

/** The calls that need a session are not among them: their paths lie outside the public ones. */
const declared = new Map<string, boolean>(Object.values(callTable).map(call => [call.path, call.session !== 'none']))

const pathOf = (url: string): string => url.replace(/[?#].*$/, '')

/** Whether to send the session's token and merchant. A token is only ever sent to `/wps` of the page's own origin. */
export const isProtected = (url: string): boolean => {
  const path = pathOf(url)
  if (!path.startsWith('/wps/')) return false
  return declared.get(path) ?? !PUBLIC_PATHS.some(open => (open.endsWith('/') ? path.startsWith(open) : path === open))
}
