import type { Permission } from '@foyer/contract/ops/permissions'
import { pathTo } from '#frame/paths.ts'
import type { Texts } from '#texts/keys.gen.ts'
import type { IconName } from '#ui/icon-paths.ts'

/** An act that the palette offers by itself. Those on a thing stand on the page of the thing. */
export interface PaletteAct {
  /** Its words in the catalogue `shell`. */
  readonly title: keyof Texts['shell'] & `act_${string}`
  readonly icon: IconName
  readonly permission: Permission
  /** Where it is done. */
  readonly href: `/${string}`
}

/** Every such act. To those who may not it is shown dim, with the roles that may. */
export const paletteActs: readonly PaletteAct[] = [
  { title: 'act_invite', icon: 'staff', permission: 'staff.invite', href: pathTo('staff', 'invite') },
]
