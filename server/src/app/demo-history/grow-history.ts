import { DAY_MS } from '@foyer/contract/time-units'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { sumCohorts, sumFunnel, sumReports } from '#reports/sum-reports.ts'
import { chanceFrom } from './chance.ts'
import { demoPeople, HISTORY_DAYS, MEMBERS, type Grown } from './demo-people.ts'
import { demoPlayer } from './demo-player.ts'
import { leaveCases } from './leave-cases.ts'
import { leaveWins } from './leave-wins.ts'
import { type HistoryDeps, leaveWork } from './leave-work.ts'
import { register } from './register-player.ts'

/** The merchants whose history there is: those of the demo. */
const MERCHANTS = ['demo', 'aurora'] as const
interface Pace {
  /** Waits between two portions, so that whoever looks at the demo meanwhile waits for nothing. */
  readonly pause: () => Promise<void>
  /** The process ends. */
  readonly isOver: () => boolean
  /** Members of each merchant, where it is not the usual number. */
  readonly members?: number
}

const growOf = async (deps: HistoryDeps, merchant: Merchant, seed: number, { pause, isOver, members = MEMBERS }: Pace): Promise<void> => {
  const chance = chanceFrom(seed)
  const everybody = demoPeople(chance, members)
  const [first] = everybody
  if (!first || (await deps.stores.members.byUsername(merchant.code, first.username))) return
  const end = deps.clock().getTime()
  const begin = end - HISTORY_DAYS * DAY_MS
  let now = new Date(begin)
  const clock = () => now
  const player = demoPlayer({ ...deps, clock }, merchant, chance)
  const grown: Grown[] = []
  for (let day = 0; day < HISTORY_DAYS; day += 1) {
    const at = (hour: number) => (now = new Date(Math.min(begin + day * DAY_MS + hour * 60 * 60_000, end - 1)))
    for (const person of everybody.filter(({ joins }) => joins === day)) {
      if (isOver()) return
      grown.push(await register(deps, merchant, person, grown, chance, at(chance.between(1, 9))))
      await pause()
    }
    for (const { id, joins, deposits, plays, weight } of grown) {
      if (isOver()) return
      if (deposits === undefined || day < deposits) continue
      const isFirst = day === deposits
      // Interest fades, and weekends are busier.
      if (!isFirst && chance() > plays * Math.max(0.35, 1 - (day - joins) / 60) * (day % 7 > 4 ? 1.4 : 1)) continue
      at(chance.between(10, 20))
      if (isFirst || (await player.balance(id)) < player.sumOf(100))
        await player.deposit(id, player.sumOf(chance.oneOf([200, 500, 500, 1_000, 2_000]) * Math.ceil(weight)))
      await player.play(id, chance.between(2, 5), player.sumOf(chance.oneOf([20, 50, 100]) * weight))
      const balance = await player.balance(id)
      if (balance > player.sumOf(1_500) && chance() < 0.5) await player.withdraw(id, Math.floor(balance / 2), 0)
      await pause()
    }
  }
  const hoursAgo = (hours: number) => (now = new Date(end - hours * 60 * 60_000))
  await leaveWork(deps, merchant, player, grown, hoursAgo)
  await leaveCases(deps, merchant, player, grown, hoursAgo)
  await leaveWins(player, grown, hoursAgo)
  await sumAll(deps, merchant, begin, end)
}

/** Summaries of days that are over are made by hand here: jobs look back for minutes alone. */
const sumAll = async (deps: HistoryDeps, merchant: Merchant, begin: number, end: number): Promise<void> => {
  const HALF_HOUR_MS = 30 * 60_000
  for (let from = Math.floor(begin / HALF_HOUR_MS) * HALF_HOUR_MS; from < end; from += DAY_MS)
    await deps.inUnit(unit =>
      unit.report.sum(merchant.code, new Date(from), new Date(Math.min(from + DAY_MS, Math.ceil(end / HALF_HOUR_MS) * HALF_HOUR_MS))),
    )
  await sumReports(deps)(merchant, end - begin, DAY_MS)
  await sumFunnel(deps)(merchant)
  await sumCohorts(deps)(merchant)
}

/** Gives the demo merchants some weeks of history, once. Refuses to run in production. */
export const growHistory = async (deps: HistoryDeps, pace: Pace): Promise<void> => {
  if (deps.config.mode === 'production') throw new Error('A made-up history is of the demo alone: it is not made in production.')
  for (const [index, code] of MERCHANTS.entries()) {
    const merchant = deps.merchants.all().find(one => one.code === code)
    if (merchant?.file.demo && !pace.isOver()) await growOf(deps, merchant, 20_261_101 + index, pace)
  }
}
