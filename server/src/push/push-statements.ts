import { and, eq } from 'drizzle-orm'
import { pushes } from './schema.ts'

/** One push message (docs/push.md). */
export type Push = typeof pushes.$inferSelect

export const is = ({ merchant, id }: Pick<Push, 'merchant' | 'id'>) => and(eq(pushes.merchant, merchant), eq(pushes.id, id))
