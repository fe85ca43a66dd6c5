import { and, eq, exists, sql } from 'drizzle-orm'
import type { GuestSweep } from '#account/member/guest-sweep.ts'
import { members } from '#account/schema/members.ts'
import type { SignInWrite } from '#account/session/session-listeners.ts'
import { trackingVisitors } from './schema.ts'

/** Ties the device to the member who signs in there, whatever was chosen on it. */
export const deviceOfMember: SignInWrite = ({ merchant, deviceId, createdAt }) => sql`
  update ${trackingVisitors} v set member_id = opened.id, seen_at = greatest(v.seen_at, ${createdAt})
  -- No device has an empty id; "v.id = null" would be planned as if it changed every partition.
  from opened where v.merchant = ${merchant} and v.id = coalesce(${deviceId}, '')`

/** What was chosen on a guest's device holds for whoever uses it next. */
export const leaveDevices: NonNullable<GuestSweep['before']> = async (db, isOver) => {
  const guest = db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, trackingVisitors.merchant), eq(members.id, trackingVisitors.memberId), isOver))
  await db.update(trackingVisitors).set({ memberId: null }).where(exists(guest))
}
