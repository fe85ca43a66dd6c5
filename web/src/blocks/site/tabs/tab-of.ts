import type { TabName } from '@foyer/contract/site/tabs'

/** Where the pages of each place are, by the beginning of their paths; the first that fits counts. Home is `/m/home` here, whatever address the merchant gives it. */
const PLACES: readonly (readonly [begin: string, tab: TabName])[] = [
  ['/m/home', 'home'],
  ['/m/games/history', 'wallet'],
  ['/m/games', 'games'],
  ['/m/lottery', 'lottery'],
  ['/m/rewardCenter', 'promotions'],
  ['/m/leaderBoard', 'promotions'],
  ['/m/voucherCenter', 'wallet'],
  ['/m/member/account', 'wallet'],
  ['/m/member/statement', 'wallet'],
  ['/m/member', 'account'],
  ['/m/changePsw', 'account'],
  ['/m/playSafely', 'account'],
  ['/m/mall', 'account'],
  ['/m/feedback', 'account'],
]

/** The place that a page belongs to, by the path of its route; undefined of a page that belongs to none. */
export const tabOf = (path: string): TabName | undefined => PLACES.find(([begin]) => path.startsWith(begin))?.[1]

/** Whether nothing should lead away from the page: a payment that is followed until it ends. */
export const isLastStep = (path: string, search: string): boolean => path === '/m/voucherCenter' && /\b(deposit|withdrawal)=/.test(search)
