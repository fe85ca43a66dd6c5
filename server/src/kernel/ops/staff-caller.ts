import type { ApprovalContent, ApprovalKind } from '@foyer/contract/ops/approvals/kinds'
import type { AboutKind, StaffEventName } from '@foyer/contract/ops/events'
import type { Permission } from '@foyer/contract/ops/permissions'
import type { Network } from '#kernel/caller.ts'
import type { Stores } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import type { StaffPerson, StaffSession } from './staff-session.ts'

/** The place of a grant or an event that concerns every merchant. */
export const EVERYWHERE = '*'

/** What a staff event says besides who, when and from where. */
export interface StaffNote {
  readonly about: { readonly kind: AboutKind; readonly id: string }
  /** Facts before and after the act: never a secret. */
  readonly before?: object
  readonly after?: object
  /** The words of whoever did it. */
  readonly reason?: string
  /** Another event than the one that the op declares. */
  readonly event?: StaffEventName
}

/** A staff event as it is written. `merchant`: its code, or `*` for the house. */
export interface StaffRecord extends StaffNote {
  readonly event: StaffEventName
  readonly merchant: string
  readonly person: StaffPerson
  readonly ip: string
  readonly requestId: string
  /** The name of the token by which a program did it. */
  readonly token?: string | undefined
}

/** Writes a staff event on these stores: those of the unit of work in which the act is done. */
export type RecordStaff = (stores: Stores, record: StaffRecord) => Promise<void>

/** Whoever calls before sign-in. */
export interface OpVisitor {
  readonly requestId: string
  readonly network: Network
  /** Of the page, e.g. `https://console.example.com`: a host of the console, and never what the browser says. */
  readonly origin: string
  readonly ip: string
  readonly userAgent: string
  /** Hands the browser the token of a session; without one it forgets what it has. */
  setToken(token?: string): void
  /** Writes the op's event as an act of `person`, of the house. */
  recordAs(stores: Stores, person: StaffPerson, note: StaffNote): Promise<void>
}

/** A member of staff, in an op about the whole house. */
export interface HouseCaller extends OpVisitor {
  readonly person: StaffPerson
  readonly session: StaffSession
  /** Whether this person may do it at the merchant with this code, at all of them for `*`. */
  mayAt(permission: Permission, merchant: string): boolean
  /** Throws `staff.forbidden`. */
  requireAt(permission: Permission, merchant: string): void
  /** Writes the op's event. Inside a unit of work it is handed that unit's stores, so that act and event are written together or not at all. */
  record(stores: Stores, note: StaffNote): Promise<void>
  /** The same person at one merchant. */
  at(merchant: Merchant): StaffCaller
  /** Asks another person for an act of the house. Throws `staff.forbidden`. */
  ask(stores: Stores, request: Asked): Promise<{ readonly id: string }>
}

/** A member of staff, in an op about one merchant: its events and approvals are this merchant's. */
export interface StaffCaller extends HouseCaller {
  readonly merchant: Merchant
  may(permission: Permission): boolean
}

/** What is asked of a second person. */
export type Asked<Kind extends ApprovalKind = ApprovalKind> = {
  readonly [Name in Kind]: { readonly kind: Name; readonly content: ApprovalContent<Name>; readonly reason: string }
}[Kind]
