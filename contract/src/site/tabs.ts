// No schema in this file: the web reads its values at run time.

/** The places that a merchant may put into the tabs. */
export const tabNames = ['home', 'games', 'lottery', 'promotions', 'wallet', 'account'] as const
export type TabName = (typeof tabNames)[number]

/** The most that fit beside each other on a narrow phone. */
export const MOST_TABS = 5
