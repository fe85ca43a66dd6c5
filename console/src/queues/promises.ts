/** How long something may wait, s: by these lists show how late it is. */

/** A withdrawal until a person has decided. */
export const APPROVAL_PROMISE = 4 * 60 * 60
/** A chat until its first answer. */
export const ANSWER_PROMISE = 15 * 60
/** A feedback until its answer. */
export const FEEDBACK_PROMISE = 2 * 24 * 60 * 60
/** A document until a person has looked at it. */
export const IDENTITY_PROMISE = 24 * 60 * 60
/** An order of the point market until it is sent. */
export const ORDER_PROMISE = 3 * 24 * 60 * 60
