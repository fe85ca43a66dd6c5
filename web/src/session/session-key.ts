/** The session's place in session storage (spec 1 §3). */
export const SESSION_KEY = 'MC_SESSION_INFO'
