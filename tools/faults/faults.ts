import type { Fault } from './fault.ts'
import { primary, worker } from './kill.ts'
import { fast, gone, immediate } from './postgres-restarts.ts'

/** Every fault, in the order in which they are tried: those with the same databases one after the other. */
export const faults: readonly Fault[] = [worker, primary, fast, immediate, gone]
