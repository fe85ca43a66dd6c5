import { PlayCreditContent } from '@foyer/contract/play-credit/play-credit-content'
import { games } from '#games/lobby/games-content.ts'
import { declareContent } from '#kernel/merchants/content/declare-content.ts'
import { lotteries } from '#lottery/content.ts'

/** How play credit is staked (docs/play-credit.md). */
export const playCreditContent = declareContent({
  file: 'content/play-credit.json',
  schema: PlayCreditContent,
  optional: true,
  beside: { games, lotteries },
  check({ weights = {}, otherWeight = 100 }, { beside }, report) {
    const codes = new Set([...(beside.games?.games ?? []), ...(beside.lotteries?.lotteries ?? [])].map(one => one?.code))
    for (const code of Object.keys(weights)) if (!codes.has(code)) report(`/weights/${code}`, 'there is no such game or lottery')
    if (otherWeight === 0 && Object.values(weights).every(percent => percent === 0)) report('/otherWeight', 'no stake would count')
  },
})
