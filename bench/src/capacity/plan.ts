/** What a crowd does. Shares are of all members; a day’s peak is `peak` times its average. */
export interface Load {
  readonly members: number
  /** At the peak. */
  readonly betsASecond: number
  readonly winsABet: number
  readonly activeADay: number
  readonly onlineAtPeak: number
  /** Of an active member in a day. */
  readonly signIns: number
  readonly deposits: number
  readonly pages: number
  readonly peak: number
}

/** What a machine has, what of it may be used, and what it costs. */
export interface Machines {
  readonly cores: number
  /** The share of its cores that may be busy at the peak: the rest is for a machine that fails, and for what comes in bursts. */
  readonly busy: number
  /** US dollars. */
  readonly coreHour: number
  readonly gigabyteMonth: number
  /** How many copies of the database there are, itself included. */
  readonly copies: number
}

/** Processor time, ms, of the server and of the database, for one of each; and bytes that stay, with their share of indexes. Measured: docs/performance.md, docs/scale.md. */
const COSTS = {
  bet: { server: 0.179, database: 0.68, bytes: 600 },
  win: { server: 0.169, database: 0.78, bytes: 600 },
  deposit: { server: 1.951, database: 3.44, bytes: 1_500 },
  signIn: { server: 21.6, database: 2.5, bytes: 550 },
  page: { server: 0.16, database: 0, bytes: 0 },
  glance: { server: 0.564, database: 0.644, bytes: 0 },
} as const
type What = keyof typeof COSTS

/** A visible page asks `member/info` once a minute. */
const GLANCES_A_SECOND = 1 / 60
const MEMBER_BYTES = 1_700
const DAY_S = 86_400
const MONTH_H = 730
/** PostgreSQL’s log has about so many bytes for each that stays: rows, their index entries and whole pages after a checkpoint. */
const LOG_BYTES = 4

export interface Plan {
  readonly rates: Readonly<Record<What, number>>
  readonly serverCores: number
  readonly databaseCores: number
  readonly serverMachines: number
  readonly databaseMachines: number
  /** One process for each core in use, ten connections each. */
  readonly connections: number
  /** Of one copy, in a year, bytes; and of the log in a day. */
  readonly rowsAYear: number
  readonly logADay: number
  readonly dollarsAMonth: number
}

const ratesOf = ({ members, betsASecond, winsABet, activeADay, onlineAtPeak, signIns, deposits, pages, peak }: Load): Plan['rates'] => {
  const ofActive = (each: number): number => (members * activeADay * each * peak) / DAY_S
  return {
    bet: betsASecond,
    win: betsASecond * winsABet,
    deposit: ofActive(deposits),
    signIn: ofActive(signIns),
    page: ofActive(pages),
    glance: members * onlineAtPeak * GLANCES_A_SECOND,
  }
}

/** What a load needs: processor time at its peak, rows over a year. Costs are those of one machine that is busy, and are taken to be the same on many. */
export const planOf = (load: Load, { cores, busy, coreHour, gigabyteMonth, copies }: Machines): Plan => {
  const rates = ratesOf(load)
  const names = Object.keys(COSTS) as What[]
  const sum = (each: (what: What) => number): number => names.reduce((total, what) => total + each(what), 0)
  const serverCores = sum(what => (rates[what] * COSTS[what].server) / 1_000)
  const databaseCores = sum(what => (rates[what] * COSTS[what].database) / 1_000)
  const machines = (busyCores: number): number => Math.max(2, Math.ceil(busyCores / (cores * busy)))
  const serverMachines = machines(serverCores)
  const databaseMachines = Math.max(1, Math.ceil(databaseCores / (cores * busy)))
  const bytesADay = (sum(what => rates[what] * COSTS[what].bytes) * DAY_S) / load.peak
  const rowsAYear = bytesADay * 365 + load.members * MEMBER_BYTES
  const machinesOfDatabase = databaseMachines * copies
  return {
    rates,
    serverCores,
    databaseCores,
    serverMachines,
    databaseMachines,
    connections: Math.ceil(serverCores / busy) * 10,
    rowsAYear,
    logADay: bytesADay * LOG_BYTES,
    dollarsAMonth: (serverMachines + machinesOfDatabase) * cores * coreHour * MONTH_H + (rowsAYear / 1e9) * copies * gigabyteMonth,
  }
}
