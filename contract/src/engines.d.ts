/** The oldest browsers that the product works in, with major and minor version; what they lack is in docs/engines.md (decision 14). */
export declare const OLDEST_ENGINES: {
  /** Chrome and Android's web view. */
  readonly chrome: readonly [90, 0]
  /** Safari and every browser and web view on iOS, whose version is that of iOS. */
  readonly safari: readonly [15, 4]
}
/** The same as a target of the build. */
export declare const ENGINE_TARGET: string[]
