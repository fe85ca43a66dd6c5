import type { Chance } from './chance.ts'

/** Weeks of history, and members of each merchant. */
export const HISTORY_DAYS = 42
export const MEMBERS = 100

/** How a member came, and how much they do. */
export interface DemoPerson {
  readonly username: string
  /** The day of the history on which they registered. */
  readonly joins: number
  readonly from: 'direct' | 'friend' | 'agent' | 'affiliate'
  readonly affiliateCode: string | undefined
  readonly isVerified: boolean
  /** The day of the first deposit; undefined: there is none. */
  readonly deposits: number | undefined
  /** The share of days on which they play, at first. */
  readonly plays: number
  /** What they stake, beside others. */
  readonly weight: number
}

/** One who has registered. */
export interface Grown extends DemoPerson {
  readonly id: string
}

const WORDS = [
  'amber',
  'breeze',
  'cedar',
  'delta',
  'ember',
  'fjord',
  'grove',
  'harbor',
  'indigo',
  'juniper',
  'kite',
  'lagoon',
  'meadow',
  'north',
  'opal',
] as const
const CODES = ['nightmarket', 'radio7', 'summerfair'] as const

export const demoPeople = (chance: Chance, count: number): readonly DemoPerson[] =>
  Array.from({ length: count }, (_, at) => {
    // Some more each week.
    const joins = Math.floor(Math.sqrt(chance()) * HISTORY_DAYS)
    const way = chance()
    const from = way < 0.35 ? 'affiliate' : way < 0.5 ? 'friend' : way < 0.6 ? 'agent' : 'direct'
    const waits = chance.between(0, 3)
    return {
      username: `${chance.oneOf(WORDS)}_${String(at + 1).padStart(3, '0')}`,
      joins,
      from,
      affiliateCode: from === 'affiliate' ? chance.oneOf(CODES) : undefined,
      isVerified: chance() < 0.8,
      deposits: chance() < 0.6 ? Math.min(HISTORY_DAYS, joins + (waits === 3 ? 2 : 0)) : undefined,
      plays: 0.1 + 0.5 * chance() ** 2,
      weight: 0.4 + 3 * chance() ** 3,
    }
  })
