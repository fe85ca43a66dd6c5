import type { TabName } from '@foyer/contract/site/tabs'

/** Where the pages of each place are, by how their paths begin behind `/m/`; the first that fits counts. Home is `home` here, whatever address the merchant gives it. */
const PLACES: readonly (readonly [begins: RegExp, tab: TabName])[] = [
  [/^home/, 'home'],
  [/^(games.history|voucherCenter|member.(account|statement)|lottery.tickets)/, 'wallet'],
  [/^games/, 'games'],
  [/^lottery/, 'lottery'],
  [/^(rewardCenter|leaderBoard)/, 'promotions'],
  [/^(member|changePsw|playSafely|mall|feedback)/, 'account'],
]

/** The place that a page belongs to, by the path of its route; undefined of a page that belongs to none. */
export const tabOf = (path: string): TabName | undefined => PLACES.find(([begins]) => begins.test(path.slice(3)))?.[1]

/** Whether nothing should lead away from the page: a payment that is followed until it ends. */
export const isLastStep = (path: string, search: string): boolean => path === '/m/voucherCenter' && /\b(deposit|withdrawal)=/.test(search)
