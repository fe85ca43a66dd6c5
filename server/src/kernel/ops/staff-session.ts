import type { Role } from '@foyer/contract/ops/permissions'

export interface StaffPerson {
  readonly id: string
  readonly login: string
  readonly name: string
}

/** `merchant`: its code, or `*`. */
export interface StaffGrant {
  readonly merchant: string
  readonly role: Role
}

/** A valid session, as found for this request. */
export interface StaffSession {
  /** SHA-256 of the token, hex: the row's key. */
  readonly tokenHash: string
  readonly person: StaffPerson
  readonly grants: readonly StaffGrant[]
  /** When it ends if nothing is done. */
  readonly idleUntil: Date
  /** When it ends in any case. */
  readonly endsAt: Date
  /** Of a program that calls by a person's token. */
  readonly token?: { readonly name: string; readonly mayAct: boolean }
}
