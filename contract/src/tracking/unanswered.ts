// No schema in this file: the web reads its value at run time.

/** The version of a choice that nobody was asked for: no text has this name, so it is no answer to any. */
export const UNANSWERED = '-'
