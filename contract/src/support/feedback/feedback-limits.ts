// No schema in this file: the web reads its values at run time, and a schema library must not reach the bundle.

/** What a feedback is about. The page has the words for each. */
export const FEEDBACK_TOPICS = ['deposit', 'withdrawal', 'game', 'promotion', 'account', 'other'] as const
/** Spec 2 §2 names the page only; three pictures show a problem well enough. */
export const FEEDBACK_PICTURES = 3
/** Characters of one feedback. */
export const FEEDBACK_TEXT_LENGTH = 2_000
