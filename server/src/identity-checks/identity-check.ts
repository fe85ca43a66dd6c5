import type { IdentityGate, IdentityState } from '@foyer/contract/identity-checks/identity-check-facts'
import type { Owner } from '#kernel/owner-of.ts'
import type { identityChecks } from './schema.ts'

export type StoredIdentityCheck = typeof identityChecks.$inferSelect
export type NamedIdentityCheck = StoredIdentityCheck & { readonly username: string }
type NewIdentityCheck = Pick<StoredIdentityCheck, 'merchant' | 'memberId' | 'clientId' | 'document' | 'sentAt'>
export type IdentityDecision = Pick<StoredIdentityCheck, 'state' | 'decidedAt' | 'decidedBy' | 'reason' | 'words' | 'sealedBirth' | 'endsAt'>

export interface IdentityCheckStore {
  /** In a unit of work. The id of the check, or of the one that this member sent before under the same client id; undefined where another one waits. */
  add(sent: NewIdentityCheck, sealedImages: readonly string[]): Promise<number | undefined>
  /** By what the sender called it. */
  idOf(owner: Owner, clientId: string): Promise<number | undefined>
  latestOf(owner: Owner): Promise<StoredIdentityCheck | undefined>
  isValid(owner: Owner, at: Date): Promise<boolean>
  /** Whether the merchant wants it before this act and the member is not verified: what the gate of the ledger says. */
  isNeeded(owner: Owner, gate: IdentityGate, at: Date): Promise<boolean>
  /** Those that wait, the oldest first; or those that are decided, the latest first. */
  list(merchant: string, which: 'waiting' | 'decided', most: number): Promise<readonly NamedIdentityCheck[]>
  /** `isToBeDecided`: nobody else decides about it until this unit of work is over. */
  byId(merchant: string, id: number, isToBeDecided?: boolean): Promise<NamedIdentityCheck | undefined>
  /** Sealed, in their order. */
  pictures(merchant: string, id: number): Promise<readonly string[]>
  /** Decides about one that is in the state `from`; false if somebody was quicker. */
  decide(merchant: string, id: number, from: IdentityState, decision: IdentityDecision): Promise<boolean>
  /** What the ledger reads of every merchant. */
  policies(): Promise<ReadonlyMap<string, readonly IdentityGate[]>>
  /** Puts a merchant's policy into the place where the ledger reads it. */
  setPolicy(merchant: string, gates: readonly IdentityGate[]): Promise<void>
  /** Removes the pictures of what was refused before the given time; what had been accepted before keeps them as the proof. */
  sweepRefused(merchant: string, before: Date): Promise<void>
}
