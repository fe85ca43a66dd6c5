import Type, { type Static } from 'typebox'
import { nativeIdPatterns } from './native-ids.ts'

/** Ids reach other servers and addresses, so each has a strict pattern. */
const id = (pattern: string) => Type.Optional(Type.String({ pattern }))
/** A click id: case-sensitive, never cut, and longer than any in use. */
const click = () => id('^[A-Za-z0-9_.~:-]{1,512}$')
const digits = () => id('^[0-9]{5,32}$')
const word = () => id('^[A-Za-z0-9_.-]{1,64}$')

/**
 * What tells which advertising a visitor came by (spec 1 §3, Pixel tracking record). The base codes that the specification names too are not here: they are
 * pieces of script, and a page loads scripts by the merchant's settings alone (docs/tracking.md).
 */
export const PixelTrack = Type.Object(
  {
    facebookId: digits(),
    facebookClickId: click(),
    tiktokId: word(),
    tiktokClickId: click(),
    kwaiId: word(),
    kwaiClickId: click(),
    gtagId: id('^(AW|G|GT|DC)-[A-Z0-9-]{4,32}$'),
    gclid: click(),
    gbraid: click(),
    wbraid: click(),
    appsflyerId: word(),
    adjustId: word(),
    twitterId: word(),
    twclid: click(),
    bigoId: word(),
    bbg: click(),
    voluumCid: click(),
    propellerVisitorId: click(),
    kadamId: click(),
    tfTracker: click(),
    // `fb.<labels of the domain>.<ms>.<click id>`, and perhaps a fifth part that Meta's own library adds.
    fbc: id('^fb\\.[0-9]\\.[0-9]{10,16}\\.[A-Za-z0-9_.~:-]{1,512}$'),
    fbp: id('^fb\\.[0-9]\\.[0-9]{10,16}\\.[A-Za-z0-9_.-]{1,64}$'),
    ttp: click(),
  },
  { additionalProperties: false },
)
export type PixelTrack = Static<typeof PixelTrack>

/** What the native app knows of its installation (spec 1 §3, Server-to-server info). */
export const NativeIds = Type.Object(
  {
    adAppToken: id(nativeIdPatterns.adAppToken),
    gpsAdid: id(nativeIdPatterns.gpsAdid),
    adid: id(nativeIdPatterns.adid),
    afAppId: id(nativeIdPatterns.afAppId),
    appsflyerId: id(nativeIdPatterns.appsflyerId),
    afAdvertisingId: id(nativeIdPatterns.afAdvertisingId),
    afOaid: id(nativeIdPatterns.afOaid),
    idfa: id(nativeIdPatterns.idfa),
    idfv: id(nativeIdPatterns.idfv),
  },
  { additionalProperties: false },
)
export type NativeIds = Static<typeof NativeIds>
