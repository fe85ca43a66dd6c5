import type { OpDeclaration } from '@foyer/contract/ops/op'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Asked, HouseCaller, OpVisitor, RecordStaff, StaffCaller, StaffNote } from './staff-caller.ts'
import type { StaffSession } from './staff-session.ts'

/** What an op is let in with. */
export interface OpEntry {
  readonly caller: OpVisitor | HouseCaller | StaffCaller
  /** Absent before sign-in, as the next one. */
  readonly personId?: string
  readonly sessionKey?: string
  /** Its code, of an op about one merchant. */
  readonly merchant?: string
  readonly record?: (stores: Stores, note: StaffNote) => Promise<void>
  /** Whether an event was written. */
  hasRecorded(): boolean
}

export type OpEntrance = (op: OpDeclaration, request: FastifyRequest, reply: FastifyReply) => Promise<OpEntry>

/** What the subject of staff hands in. */
export interface EntranceParts extends Pick<Deps, 'merchants'> {
  /** Throws `staff.signed.out`. `isIdle`: the page asks by itself, and nobody is at work. */
  findSession(token: string | undefined, visitor: { readonly visitor: OpVisitor; readonly isIdle: boolean }): Promise<StaffSession>
  /** Finds whose token a program has. Throws `staff.signed.out`. */
  findToken(token: string): Promise<StaffSession>
  readonly record: RecordStaff
  /** `merchant`: its code, or `*`. */
  ask(stores: Stores, merchant: string, request: Asked, caller: HouseCaller): Promise<{ readonly id: string }>
}
