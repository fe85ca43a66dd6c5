/** In local storage: the player's choice between dark and light pages, read before the first paint (app/early.ts). */
export const SCHEME_KEY = 'SHELL_scheme'
