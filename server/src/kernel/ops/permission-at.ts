import { permissions, permissionsOf, type Permission } from '@foyer/contract/ops/permissions'
import { OpRefusal } from './op-refusal.ts'
import { EVERYWHERE } from './staff-caller.ts'
import type { StaffGrant } from './staff-session.ts'

/** Whether these grants allow it at the merchant with this code. */
export const mayAt = (grants: readonly StaffGrant[], permission: Permission, merchant: string): boolean =>
  permissionsOf(grants.filter(grant => grant.merchant === merchant || grant.merchant === EVERYWHERE).map(({ role }) => role)).includes(permission)

export const forbidden = (permission: Permission) => new OpRefusal('staff.forbidden', { permission, roles: [...permissions[permission]] })
