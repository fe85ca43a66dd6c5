export { SESSION_KEY } from '@foyer/contract/rendering'

/** In session storage while the member takes a break or is self-excluded: session/pause.ts. */
export const PAUSED_KEY = 'SHELL_paused'
