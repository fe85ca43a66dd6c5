/** How long what is known of a member is kept after the account was closed, at least (FATF Recommendation 11: five years). No schemas here: the web says it. */
export const KEPT_YEARS = 5
