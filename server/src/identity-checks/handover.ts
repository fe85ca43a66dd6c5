import type { identityHandovers } from './schema.ts'

export type Handover = typeof identityHandovers.$inferSelect
type NewHandover = Pick<Handover, 'merchant' | 'memberId' | 'checkId' | 'company' | 'reference' | 'handedAt'>
export type HandoverKey = Pick<Handover, 'merchant' | 'checkId'>

/** Documents at companies. Whoever changes one locks it first, and then the check (`IdentityCheckStore.byId`). */
export interface HandoverStore {
  /** False where the document was handed over before. */
  add(handover: NewHandover): Promise<boolean>
  /** Those of these checks, by the check's id. */
  of(merchant: string, checkIds: readonly number[]): Promise<ReadonlyMap<number, Handover>>
  /** In a unit of work, until whose end nobody else changes it. */
  lock(key: HandoverKey): Promise<Handover | undefined>
  /** The same, by what the company was told as its name. */
  lockByReference(key: Pick<Handover, 'merchant' | 'company' | 'reference'>): Promise<Handover | undefined>
  change(key: HandoverKey, changes: Partial<Omit<Handover, keyof NewHandover>>): Promise<void>
}
