import type { Plugin } from 'vite'

const ROUTES = /web\/src\/app\/routes\/routes\.ts$/

/** The field of each route that names its file: only the server asks for it, to find the page's chunks in the manifest. */
const MODULE = /^\s*module: '[^']*',\n/gm

export const withoutModules = (source: string): string => source.replaceAll(MODULE, '')

/** Leaves out of the browser's build what only the server reads of the routes: it would be part of every page's first load. */
export const clientRoutes = (): Plugin => ({
  name: 'foyer:client-routes',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: { filter: { id: ROUTES }, handler: source => ({ code: withoutModules(source), map: null }) },
})
