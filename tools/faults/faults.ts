import { ahead, behind } from './clock.ts'
import { diskFull } from './disk-full.ts'
import type { Fault } from './fault.ts'
import { primary, worker } from './kill.ts'
import { partnerFaults } from './partner-faults.ts'
import { pooler } from './pgbouncer.ts'
import { crowded, locked } from './pool-full.ts'
import { fast, gone, immediate } from './postgres-restarts.ts'
import { standby } from './standby.ts'
import { forgotten, silent, still } from './still.ts'
import { walFull } from './wal-full.ts'

/** Every fault, in the order in which they are tried: those with the same databases one after the other. */
export const faults: readonly Fault[] = [
  worker,
  primary,
  fast,
  immediate,
  gone,
  still,
  locked,
  ...partnerFaults,
  standby,
  silent,
  forgotten,
  crowded,
  pooler,
  diskFull,
  walFull,
  behind,
  ahead,
]
