import type { GameListed } from '@foyer/contract/games/game-match'
import { LOBBY, type LaunchOrder } from '#blocks/games/launch/launch-order.ts'
import { gamesFor } from '#blocks/games/launch/use-games.ts'
import type { Request } from '#request/request-client.ts'

type Started = { readonly address: string } | { readonly choice: readonly GameListed[] }

// The page itself says what went wrong.
const silent = { alert: false } as const

/** The games of a vendor that is named without one of its games; undefined where a game or a lottery is named. */
const ownGames = async (request: Request, order: LaunchOrder): Promise<readonly GameListed[] | undefined> => {
  if (order.code !== LOBBY || order.vendor === undefined) return undefined
  return gamesFor((await request('games.gameMatch', { platform: 'html5' }, silent)).games, order)
}

/** The longest `labelName` (contract, `games.launchGame`). */
const LABEL = 64
/** The page from which a lottery is started (spec 2 §7, Games). */
const pathOf = (backUrl: string): string => backUrl.replace(/[?#].*$/, '').slice(0, LABEL)

/** Asks for a game's address (spec 2 §7). A vendor with several games has them chosen from first. */
export const requestStart = async (request: Request, order: LaunchOrder): Promise<Started> => {
  const { prizeMode, vendor, playType, lottoView, isTrial, backUrl } = order
  const games = await ownGames(request, order)
  if (games && games.length > 1) return { choice: games }
  const code = games?.[0]?.code ?? order.code
  if (isTrial) {
    const { gameUrl } = await request('games.trialLaunch', { gameId: code, nodeId: code, platform: 'html5' }, silent)
    return { address: gameUrl }
  }
  const input = {
    gameCode: code,
    hasLobby: true,
    backUrl,
    ...(vendor !== undefined && { vendor }),
    ...(prizeMode !== undefined && { prizeMode, labelName: pathOf(backUrl) }),
    ...(playType !== undefined && { playType }),
    ...(lottoView !== undefined && { lottoView }),
  }
  return { address: (await request('games.launchGame', input, silent)).gameUrl }
}
