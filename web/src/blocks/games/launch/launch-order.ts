import type { GameChoice } from '@foyer/contract/content/linkage/destination'
import { ownPathOf } from '#navigation/back-url.ts'
import { paths } from '#navigation/paths.ts'

/** The game that the server or the vendor chooses, and the lobby of a lottery (spec 2 §2). */
export const LOBBY = 'lobby'

/** What the address of `/m/launchGame`, and then of `/m/game`, asks for (spec 2 §2). */
export interface LaunchOrder {
  /** Of a game, or `lobby`. */
  readonly code: string
  readonly vendor?: string
  /** A lottery, by its vendor's code. */
  readonly prizeMode?: string
  readonly playType?: string
  readonly lottoView?: string
  /** With play money and without an account. */
  readonly isTrial: boolean
  /** Where the game leads back to: a path of this site. */
  readonly backUrl: string
}

const CODE = /^[A-Za-z0-9_-]{1,64}$/

/** Where a game leads back to: a page of this site, but none that starts a game again. */
const backOf = (named: string | null, origin: string, home: string): string => {
  const own = ownPathOf(named, origin)
  const path = own === undefined ? '' : new URL(own, origin).pathname
  return own !== undefined && path.startsWith('/m/') && path !== paths.launchGame && path !== paths.game ? own : home
}

/** The order in an address; undefined if it names neither a game nor a vendor. What is not a code is dropped, because anybody may write an address. */
export const launchOrderIn = (search: string, origin: string, home: string): LaunchOrder | undefined => {
  const query = new URLSearchParams(search)
  const code = (name: string) => CODE.exec(query.get(name) ?? '')?.[0]
  const [game, vendor, prizeMode, playType, lottoView] = ['code', 'vendor', 'prize_mode', 'playType', 'lottoView'].map(code)
  if (game === undefined && vendor === undefined && prizeMode === undefined) return undefined
  return {
    code: game ?? LOBBY,
    ...(vendor !== undefined && { vendor }),
    ...(prizeMode !== undefined && { prizeMode }),
    ...(playType !== undefined && { playType }),
    ...(lottoView !== undefined && { lottoView }),
    isTrial: query.get('trial') === '1',
    backUrl: backOf(query.get('backUrl'), origin, home),
  }
}

/** The page that starts a game or a lottery, for play money or for real: `launchOrderIn` reads the same again. */
export const startAddress = ({ code, vendor, prizeMode, playType, lottoView, backUrl }: Omit<LaunchOrder, 'isTrial'>, isTrial: boolean): string => {
  const fields = {
    ...(vendor !== undefined && { vendor }),
    ...(prizeMode !== undefined && { prize_mode: prizeMode }),
    code,
    ...(playType !== undefined && { playType }),
    ...(lottoView !== undefined && { lottoView }),
    ...(isTrial && { trial: '1' }),
    backUrl,
  }
  return `${paths.launchGame}?${new URLSearchParams(fields)}`
}

/** The order that a choice means: a card, a banner or a link names it by the vendor and perhaps one of its games. */
export const orderOf = ({ linkageType, vendor, nodeId, linkage }: GameChoice, backUrl: string): Omit<LaunchOrder, 'isTrial'> => ({
  ...(linkageType === 'P' ? { prizeMode: vendor } : { vendor }),
  code: nodeId ?? linkage ?? LOBBY,
  backUrl,
})

/** The longest name that tracking takes (contract, `tracking.track`). */
const LAUNCHED_LENGTH = 64

/** What tracking calls the game or the lottery that was started. */
export const launchedName = ({ vendor, prizeMode, playType, code }: LaunchOrder): string =>
  [vendor ?? prizeMode, playType, code]
    .filter(part => part !== undefined)
    .join('.')
    .slice(0, LAUNCHED_LENGTH)
