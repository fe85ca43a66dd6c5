import { and, eq, exists } from 'drizzle-orm'
import type { GuestSweep } from '#account/member/guest-sweep.ts'
import { members } from '#account/schema/members.ts'
import { trackingVisitors } from './schema.ts'

/** What was chosen on a guest's device holds for whoever uses it next. */
export const leaveDevices: NonNullable<GuestSweep['before']> = async (db, isOver) => {
  const guest = db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, trackingVisitors.merchant), eq(members.id, trackingVisitors.memberId), isOver))
  await db.update(trackingVisitors).set({ memberId: null }).where(exists(guest))
}
