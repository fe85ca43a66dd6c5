import type { MallContent } from '@foyer/contract/mall/mall-content'

type Good = MallContent['goods'][number]
/** How many of each good a member has ordered, by its id. */
type Ordered = ReadonlyMap<string, number>

/** Whether a member has ordered this as often as one member may. */
export const isReached = ({ id, kind, perMember }: Good, ordered: Ordered): boolean =>
  (ordered.get(id) ?? 0) >= (kind === 'icon' ? 1 : (perMember ?? Infinity))

/** Numbers of the profile pictures among what was ordered. */
export const iconsOf = (goods: readonly Good[], ordered: Ordered): readonly number[] =>
  goods.flatMap(({ id, icon }) => (icon !== undefined && ordered.has(id) ? [icon] : []))
