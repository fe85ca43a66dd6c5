// No schema in this file: build, server and tests read it.

/** The oldest browsers that the product works in, with major and minor version; what they lack is in docs/engines.md (decision 14). */
export const OLDEST_ENGINES = {
  /** Chrome and Android's web view. */
  chrome: [90, 0],
  /** Safari and every browser and web view on iOS, whose version is that of iOS. */
  safari: [15, 4],
} as const

/** The same as a target of the build. */
export const ENGINE_TARGET: string[] = Object.entries(OLDEST_ENGINES).map(([name, version]) => `${name}${version.join('.')}`)
