import { sql } from 'drizzle-orm'
import { reportDays } from '#reports/schema/figures.ts'

export const figures = {
  bets: reportDays.bets,
  staked: reportDays.staked,
  won: reportDays.won,
  depositCount: reportDays.depositCount,
  deposits: reportDays.deposits,
  payoutCount: reportDays.payoutCount,
  paidOut: reportDays.paidOut,
  firsts: reportDays.firsts,
  players: reportDays.players,
}

export const summed = Object.fromEntries(
  Object.entries(figures).map(([name, column]) => [name, sql<number>`sum(${column})`.mapWith(Number)]),
) as unknown as Record<keyof typeof figures, ReturnType<typeof sql<number>>>
