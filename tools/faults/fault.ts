import type { PartnerName } from '@foyer/bench/src/faults/deed-kind.ts'
import type { Load } from '@foyer/bench/src/faults/load.ts'
import type { Postgres } from '../postgres.mjs'
import type { Neighbour } from './neighbour.ts'
import type { Server } from './server.ts'

/** The databases of a stage. */
export interface Databases {
  /** `DATABASE_URL` of the server. */
  readonly url: string
  /** Where what is there is looked up, after a fault. */
  readonly truth: () => string
  /** Further variables of the server. */
  readonly env?: Readonly<Record<string, string>>
  stop(): Promise<void>
}

export type OutsideName = 'company' | PartnerName

/** What a fault breaks: real processes under load. */
export interface Stage<Own extends Databases = Databases> {
  readonly databases: Own
  readonly server: Server
  /** The companies outside; in front of the one that pays stands a neighbour. */
  readonly partners: Readonly<Record<OutsideName, Neighbour>>
  readonly load: Load
  /** For how long what is broken stays so, ms, unless the fault has a time of its own. */
  readonly hold: number
}

export interface Fault<Own extends Databases = Databases> {
  /** By which the command names it. */
  readonly name: string
  readonly breaks: string
  /** Calls may fail for so long after it is mended, s. */
  readonly back: number
  /** No answer comes later than this, s. */
  readonly longest: number
  /** Whoever outside is broken: calls that do not wait for it, and messages to others, are as quick as ever. */
  readonly outside?: OutsideName
  /** Each message that was acknowledged by then has come so long after the mending, s. */
  readonly arrivesWithin?: number
  /** A partner whose messages run out by this fault: one that was under way in its first moment may be dropped, and never come. */
  readonly runsOut?: PartnerName
  /** Whether connections of callers may break: their server is killed. */
  readonly cutsCallers?: true
  /** Faults with the same function share a stage. */
  readonly databases: () => Promise<Own>
  /** Breaks it, and resolves in the moment in which it is mended. */
  run(stage: Stage<Own>): Promise<void>
}

/** Declares a fault, whose stage has the databases that it names. */
export const declareFault = <Own extends Databases>(fault: Fault<Own>): Fault => fault

/** One PostgreSQL and nothing else. */
export interface OnePostgres extends Databases {
  readonly postgres: Postgres
}
