import { passkeyPlace, type PasskeyPlace } from '#account/passkeys/passkey-place.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import type { OpVisitor } from '#kernel/ops/staff-caller.ts'

/** Where passkeys of the console work: on the page's own host and nowhere above it, where players' pages may be. Throws `staff.passkey.off`. */
export const consolePlace = ({ origin }: Pick<OpVisitor, 'origin'>): PasskeyPlace => {
  const place = passkeyPlace({ origin, merchant: { file: { hosts: [] } } })
  if (!place) throw new OpRefusal('staff.passkey.off')
  return place
}
