import type { CallRequests } from '@foyer/contract'
import type { StatementLine } from '@foyer/contract/money/statement'
import { useState } from 'react'
import { useRequest } from '#request/request-context.ts'
import { momentsOf, type Period } from './period.ts'

type StatementQuery = CallRequests['wallet.statement']

/** What the statement shows. */
export type What = 'all' | 'payments' | 'games' | 'points'

const queries: Readonly<Record<What, StatementQuery>> = {
  all: {},
  payments: { kinds: 'payments' },
  games: { kinds: 'games' },
  points: { account: 'points' },
}

/** One file holds at most this many pages of lines; a longer period is for several files. */
const PAGES_OF_FILE = 100

/** What is chosen, and the lines for it, newest first. */
export const useStatement = () => {
  const { request } = useRequest()
  const [what, setWhat] = useState<What>('all')
  const [game, setGame] = useState<string | null>(null)
  const [{ period, moments }, setChosen] = useState(() => ({ period: { name: 'all' } as Period, moments: momentsOf({ name: 'all' }, new Date()) }))

  const load = async (before: string | undefined, withDays = false) => {
    const page = before === undefined ? {} : { before: Number(before) }
    const days = withDays ? { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone } : {}
    return await request('wallet.statement', { ...queries[what], ...moments, ...page, ...days, ...(game !== null && { game }) }, { alert: false })
  }

  return {
    what,
    setWhat,
    /** The code of the only game that is shown; null: all. */
    game,
    setGame,
    period,
    setPeriod: (chosen: Period) => setChosen({ period: chosen, moments: momentsOf(chosen, new Date()) }),
    /** Names the choice. */
    choice: [what, game ?? '', moments.from ?? '', moments.until ?? ''],
    load,
    /** All lines, as far as one file goes; `whole` is false if older ones were left out. */
    loadAll: async (): Promise<{ readonly lines: readonly StatementLine[]; readonly whole: boolean }> => {
      const lines: StatementLine[] = []
      for (let page = 0; page < PAGES_OF_FILE; page++) {
        // Each page begins after the last line of the one before.
        const last = lines[lines.length - 1]
        const answer = await load(last && String(last.version))
        lines.push(...answer.lines)
        if (!answer.more) return { lines, whole: true }
      }
      return { lines, whole: false }
    },
  }
}
