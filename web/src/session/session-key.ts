/** The session's place in session storage (spec 1 §3). */
export const SESSION_KEY = 'MC_SESSION_INFO'

/** In session storage while the member takes a break or is self-excluded: session/pause.ts. */
export const PAUSED_KEY = 'SHELL_paused'
