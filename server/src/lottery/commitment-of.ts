import type { Commitment } from '@foyer/draw-check/commitment'
import type { StoredDraw } from './stored-draw.ts'

/** What was published of a draw before its sales. */
export const commitmentOf = ({ commitment }: Pick<StoredDraw, 'commitment'>): Commitment =>
  (JSON.parse(commitment) as { readonly body: Commitment }).body
