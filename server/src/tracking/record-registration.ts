import { PixelTrack } from '@foyer/contract/tracking/pixel-track'
import { Check } from 'typebox/value'
import type { MemberCreated } from '#account/registration/member-created.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import { withFacebookClick } from './facebook-click.ts'
import { isTracked, recordOfMember } from './record-of-member.ts'

/** The parts of a record that keep their patterns: a click id of somebody's own making must not stop a registration. */
const validPart = (sent: Readonly<Record<string, string>>): PixelTrack =>
  Object.fromEntries(Object.entries(sent).filter(([name, value]) => Check(PixelTrack, { [name]: value })))

/** Notes a registration in its own unit of work; the device on which it took place is the member's from now on. */
export const recordRegistration = (deps: Pick<Deps, 'clock' | 'trackingOf'>) => {
  const record = recordOfMember(deps)
  return async (
    unit: Pick<Stores, 'tracking' | 'jobs' | 'safePlay'>,
    { member, deviceId, pixelTrack = {} }: Pick<MemberCreated, 'member' | 'deviceId' | 'pixelTrack'>,
    { merchant, network, userAgent, origin }: Caller,
  ): Promise<void> => {
    if (deviceId === undefined || !isTracked(deps, merchant)) return
    const at = deps.clock()
    const device = { merchant: merchant.code, id: deviceId, memberId: member.id, native: {}, origin, seenAt: at }
    const visitor = await unit.tracking.visitor(merchant.code, deviceId)
    if (!visitor?.measurement && !visitor?.marketing) return
    const pixels = withFacebookClick(validPart(pixelTrack), visitor.pixels, at.getTime())
    await unit.tracking.see({ ...device, pixels, ip: network.ip, userAgent })
    await record(unit, merchant, { merchant: merchant.code, memberId: member.id, deviceId }, [{ moment: 'register', cause: member.id, at }])
  }
}
