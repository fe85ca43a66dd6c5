/**
 * Where pages learn of a newer build (spec 2 §7). The second is for a merchant's own build beside ours, if an operator provides one (docs/updates.md). No schemas
 * here: the web reads it at run time.
 */
export const UPDATE_PATHS = ['/m/asset-manifest.json', '/mobile/mc/asset-manifest.json'] as const
