import { parseArgs } from 'node:util'
import { planOf } from './plan.ts'

// npm run capacity -- --members 100000000 --bets 10000: what a load needs, by the measured costs (docs/scale.md).
const { values } = parseArgs({
  options: Object.fromEntries(
    Object.entries({
      members: '100000000',
      bets: '10000',
      wins: '0.35',
      active: '0.1',
      online: '0.01',
      signIns: '1.2',
      deposits: '0.3',
      pages: '8',
      peak: '2.5',
      cores: '32',
      busy: '0.5',
      coreHour: '0.04',
      gigabyteMonth: '0.1',
      copies: '2',
    }).map(([name, standard]) => [name, { type: 'string', default: standard } as const]),
  ),
})
const number = (name: string): number => {
  const value = Number(values[name])
  if (Number.isFinite(value) && value >= 0) return value
  console.error(`--${name} must be a number of 0 or more.`)
  process.exit(2)
}
const load = {
  members: number('members'),
  betsASecond: number('bets'),
  winsABet: number('wins'),
  activeADay: number('active'),
  onlineAtPeak: number('online'),
  signIns: number('signIns'),
  deposits: number('deposits'),
  pages: number('pages'),
  peak: number('peak'),
}
const plan = planOf(load, {
  cores: number('cores'),
  busy: number('busy'),
  coreHour: number('coreHour'),
  gigabyteMonth: number('gigabyteMonth'),
  copies: number('copies'),
})

const text = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 })
for (const [what, rate] of Object.entries(plan.rates)) console.log(`${what.padEnd(10)} ${text(rate).padStart(10)} a second at the peak`)
console.log(`servers    ${text(plan.serverCores).padStart(10)} cores busy: ${plan.serverMachines} machines of ${text(number('cores'))}`)
console.log(
  `databases  ${text(plan.databaseCores).padStart(10)} cores busy: ${plan.databaseMachines} machines, ${text(number('copies'))} copies of each`,
)
console.log(`           ${text(plan.connections).padStart(10)} connections`)
console.log(`disks      ${text(plan.rowsAYear / 1e12).padStart(10)} TB after a year in each copy; ${text(plan.logADay / 1e12)} TB of log a day`)
console.log(`money      ${text(plan.dollarsAMonth).padStart(10)} US dollars a month at the year's end`)
