import type { Finding } from '#kernel/merchants/json/reasons.ts'

/** When a piece of content is shown: from the first moment on, and until before the second. */
export interface Period {
  readonly from?: Date | undefined
  readonly until?: Date | undefined
}

interface WrittenPeriod {
  readonly from?: string | undefined
  readonly until?: string | undefined
}

const momentOf = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text))

export const periodOf = ({ from, until }: WrittenPeriod): Period => ({ from: momentOf(from), until: momentOf(until) })

export const isCurrent = ({ from, until }: Period, now: Date): boolean => (!from || from <= now) && (!until || now < until)

/** What is wrong with a period; undefined if nothing is. `path` begins below the content. */
export const periodFault = (written: WrittenPeriod): Finding | undefined => {
  const { from, until } = periodOf(written)
  for (const [name, moment] of Object.entries({ from, until }))
    if (moment && Number.isNaN(moment.getTime())) return { path: `/${name}`, reason: 'is no time that there is' }
  return from && until && until <= from ? { path: '/until', reason: 'is not after from' } : undefined
}

/** How many of the periods' beginnings and ends have passed: what is shown of them changes with it. */
export const phaseOf = (periods: readonly Period[], now: Date): number =>
  periods.flatMap(({ from, until }) => [from, until]).filter(moment => moment !== undefined && moment <= now).length
