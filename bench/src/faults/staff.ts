import { createHash } from 'node:crypto'
import type { Role } from '@foyer/contract/ops/permissions'
import type { Setting } from './deed-kind.ts'

/** The two people of the staff, by their role. */
export const staffRoles = ['payments', 'approver'] as const satisfies readonly Role[]
export type StaffRole = (typeof staffRoles)[number]

/** A session token as the server makes them. */
export const staffTokenOf = (role: StaffRole): string => createHash('sha256').update(`session of ${role}`).digest('base64url')

/** The headers of a person’s browser at the console. */
export const asStaff = (role: StaffRole, { console: port }: Setting, others: Readonly<Record<string, string>>) => ({
  ...others,
  origin: `http://127.0.0.1:${port}`,
  cookie: `foyer-staff=${staffTokenOf(role)}`,
})
