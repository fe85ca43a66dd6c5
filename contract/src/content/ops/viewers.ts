/** As whom a draft is looked at. */
export const viewers = ['visitor', 'member', 'agent'] as const
export type Viewer = (typeof viewers)[number]
