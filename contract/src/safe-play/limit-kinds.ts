/** What a member may limit: money paid in, money lost, money staked, time played. */
export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const
export type LimitKind = (typeof limitKinds)[number]

/** From midnight, from Monday's midnight, from the first of the month, in the merchant's time zone. */
export const limitPeriods = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

/** The largest limit: a thousandth of what a JavaScript number holds, so that sums with it stay exact. */
export const LARGEST_LIMIT = 9_007_199_254_740
