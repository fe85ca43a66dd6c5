import type { CallAnswers, CallRequests } from '@foyer/contract'
import { pagePaths } from '@foyer/contract/page-paths'
import { isLotteryVendor } from '#lottery/rules/lottery-vendors.ts'
import { LOBBY } from './find-game.ts'

type LaunchRequest = CallRequests['games.launchGame']

/** The page of the lottery that is asked for, by the code of its vendor; undefined if a game is. A lottery is a page of this site. */
export const lotteryAddress = (
  { gameCode, vendor, prizeMode, playType, lottoView }: LaunchRequest,
  backUrl: string,
): CallAnswers['games.launchGame'] | undefined => {
  const lottery = [vendor, prizeMode, gameCode].find(code => code !== undefined && isLotteryVendor(code))
  if (lottery === undefined) return undefined
  const isCode = gameCode !== LOBBY && gameCode !== lottery
  const query = new URLSearchParams({
    vendor: lottery,
    ...(isCode && { code: gameCode }),
    ...(playType !== undefined && { playType }),
    ...(lottoView !== undefined && { lottoView }),
    backUrl,
  })
  return { gameUrl: `${pagePaths.lotteries}?${query.toString()}` }
}
