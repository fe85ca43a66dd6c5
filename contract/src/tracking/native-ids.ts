const WORD = '^[A-Za-z0-9_.-]{1,64}$'
const UUID = '^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$'

/**
 * What the native app may tell of its installation, each by its pattern (spec 1 §3, Server-to-server info). No schemas here, so that the web may import
 * this file.
 */
export const nativeIdPatterns = {
  adAppToken: WORD,
  gpsAdid: UUID,
  adid: WORD,
  afAppId: WORD,
  appsflyerId: WORD,
  afAdvertisingId: UUID,
  afOaid: '^[A-Za-z0-9-]{1,64}$',
  idfa: UUID,
  idfv: UUID,
} as const
