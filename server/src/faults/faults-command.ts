import { parseArgs } from 'node:util'
import { forTerminal } from '#kernel/commands/for-terminal.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { FAULT_DAYS, faultDay } from './fault-day.ts'

export const FAULTS_USAGE = `Usage:
  npm run foyer -- faults <merchant> list [--days 7] [--engine "iOS 16"] [--version A1b2C3d]`

/** Distinct faults that a list shows. */
const LISTED = 50

/** `npm run foyer -- faults`: what went wrong in players' browsers, the most frequent first. It answers the lines to print, or throws an error for the operator. */
export const faultsCommand =
  ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>) =>
  async ({ code }: Merchant, [what, ...args]: readonly string[]): Promise<readonly string[]> => {
    if (what !== 'list') throw new Error(FAULTS_USAGE)
    const options = { days: { type: 'string', default: '7' }, engine: { type: 'string' }, version: { type: 'string' } } as const
    const { engine, version, days } = parseArgs({ args: [...args], options }).values
    const number = /^\d{1,3}$/.test(days) ? Number(days) : 0
    if (number < 1 || number > FAULT_DAYS) throw new Error(`--days is from 1 to ${FAULT_DAYS}: faults are kept so long.`)
    const rows = await stores.pageFaults.list(code, { since: faultDay(clock(), number - 1), engine, version }, LISTED)
    if (rows.length === 0) return [`No browser reported a fault of ${code} in ${number === 1 ? 'this day' : `these ${number} days`}.`]
    return rows.map(fault => {
      const { count, firstSeen, lastSeen, part, place, route, message } = fault
      const seen = `${count} ×  ${firstSeen.toISOString()} – ${lastSeen.toISOString()}`
      return [seen, fault.version || '-', fault.engine, route || '-', part && `[${part}]`, place, forTerminal(message)].filter(Boolean).join('  ')
    })
  }
